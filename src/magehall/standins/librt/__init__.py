"""Stands in for librt, the run-time library of compiled code."""
