"""Bookworm: words that fit a category, for dice that everybody may take and steal."""
