"""The keepers of the house: what they see, what they do, and what is reported to them."""
