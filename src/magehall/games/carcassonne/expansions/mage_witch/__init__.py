"""Mage & Witch: two neutral figures, one who helps and one who hinders."""
