"""Notices for those who are not here: Web Push, where a game goes on for days."""
