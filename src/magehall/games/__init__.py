"""The games of the house, one folder each. They never import each other."""
