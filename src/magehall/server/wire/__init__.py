"""Everything that crosses the wire, as msgspec Structs: bodies, commands, messages, and the log's entries."""
