"""What functions answer with: plain values that also show themselves in a few lines."""

from __future__ import annotations

from typing import Any

import numpy as np

MOST_SHOWN = 12
"""Members that a representation has before it is cut."""


def shown(value: Any) -> str:
    """A value in a few characters."""
    if isinstance(value, dict):
        return f"{{{len(value)} members}}" if len(value) > 4 else repr(dict(value))
    if isinstance(value, (list, np.ndarray)) and len(value) > 4:
        return f"[{len(value)} values]"
    return repr(value)


class Answer(dict):
    """An answer of a command: a dict with the keys of its JSON, which are attributes as well.

    ``answer["bottleneck"]`` and ``answer.bottleneck`` are one. Units stand in the keys, as in
    ``latency_cycles``. A key that is a method of dict, as "items", is had by brackets alone.
    """

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"no {name!r} in this answer; it has {', '.join(self)}") from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *(key for key in self if key.isidentifier())]

    def __repr__(self) -> str:
        lines = [f"  {key}: {shown(each)}" for key, each in list(self.items())[:MOST_SHOWN]]
        if len(self) > MOST_SHOWN:
            lines.append(f"  ... and {len(self) - MOST_SHOWN} more")
        return "\n".join([f"Answer of {len(self)} members", *lines])


class Columns(dict):
    """A CSV: an array for each of its columns, by their names."""

    def to_dataframe(self) -> Any:
        """The rows as a pandas.DataFrame; pandas has to be installed."""
        import pandas

        return pandas.DataFrame(dict(self))

    def __repr__(self) -> str:
        rows = len(next(iter(self.values()), ()))
        return f"Columns of {rows} rows: {', '.join(self)}"
