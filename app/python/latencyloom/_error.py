"""The one exception of the package."""


class Error(ValueError):
    """What the command line would report, in the same words.

    ``status`` is its exit status: 2 for arguments, 3 for a bad input file, 4 for output that cannot
    be written, 1 for anything else.
    """

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status
