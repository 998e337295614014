"""Crop Circles: everybody adds a meeple, or everybody takes one back."""
