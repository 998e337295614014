"""The shelf of expansions: each folder is one, found by listing this one."""
