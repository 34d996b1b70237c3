"""What can be said about a position: the best there is, what to keep, why not, and what decisions were worth.

One module a game; each answers with a document, the same for the command line's ``--json`` and for ``/api/solve``.
"""
