"""Bots at tables: they think in processes of their own, from a view, and never block a table."""
