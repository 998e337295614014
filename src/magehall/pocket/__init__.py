"""The hall in a browser: the same tables, bots and doors, in a worker beside the page, without a network."""
