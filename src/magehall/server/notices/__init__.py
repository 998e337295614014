"""Notices for those who are away: Web Push, for games that take days."""
