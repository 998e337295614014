"""Wizard as numbers."""

from magehall.adapters.wizard.encoding import WizardEncoding
from magehall.adapters.wizard.nature import WizardNature

ENCODING = WizardEncoding
NATURE = WizardNature()
