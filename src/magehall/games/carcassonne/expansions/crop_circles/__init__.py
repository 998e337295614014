"""Crop Circles: everyone adds a meeple, or everyone takes one back."""
