"""The web application: rooms, sockets, storage."""
