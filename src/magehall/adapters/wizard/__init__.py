"""Wizard as numbers."""

from magehall.adapters.wizard.encoding import WizardEncoding

ENCODING = WizardEncoding
