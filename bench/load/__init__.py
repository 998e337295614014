"""Load for the server: seats that play Wizard over real sockets as fast as they are allowed."""
