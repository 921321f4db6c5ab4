"""Rows of plain values with names: in memory, as CSV, as Parquet, or as a data frame of an installed library."""

import csv
import os
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any, Final

from boneyard.core.errors import BadSetup
from boneyard.records.codes import FileCode

Value = int | float | str
Row = Sequence[Value]

SUFFIXES: Final = (".csv", ".parquet")
_GROUP: Final = 65_536  # rows of a Parquet file that are written together


class Rows:
    """A table in memory; every row has a value for each column."""

    def __init__(self, columns: Sequence[str], rows: Iterable[Row]) -> None:
        self.columns: Final = tuple(columns)
        self._rows: Final = [tuple(row) for row in rows]

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[dict[str, Value]]:
        return (dict(zip(self.columns, row, strict=True)) for row in self._rows)

    def __getitem__(self, column: str) -> list[Value]:
        if column not in self.columns:
            raise BadSetup(FileCode.NO_SUCH_COLUMN, given=column, names=self.columns)
        at = self.columns.index(column)
        return [row[at] for row in self._rows]

    def __repr__(self) -> str:
        return f"Rows({len(self)} rows of {', '.join(self.columns)})"

    def numbers(self, column: str) -> list[float]:
        """A column that holds numbers."""
        found = self[column]
        if not all(isinstance(value, int | float) for value in found):
            raise BadSetup(FileCode.NO_NUMBERS, column=column)
        return [float(value) for value in found]

    def text(self) -> str:
        """All of it as CSV."""
        out = StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows(self._rows)
        return out.getvalue()

    def save(self, path: str | Path) -> None:
        """Write a .csv or a .parquet file."""
        write_rows(Path(path), self.columns, self._rows)

    def to_frame(self) -> Any:
        """A data frame: Polars if it's installed, otherwise pandas."""
        columns = {name: self[name] for name in self.columns}
        for library in ("polars", "pandas"):
            try:
                return import_module(library).DataFrame(columns)
            except ImportError:
                continue
        raise BadSetup(FileCode.NO_FRAMES)


def checked_path(given: str | Path) -> Path:
    """A file for rows; refuses one whose name does not say how to write it, or that cannot be written here."""
    path = Path(given)
    if path.suffix.lower() not in SUFFIXES:
        raise BadSetup(FileCode.NOT_A_TABLE_NAME, given=path.name or str(given))
    if path.suffix.lower() == ".parquet":
        _arrow()
    if path.is_dir():
        raise BadSetup(FileCode.IS_A_FOLDER, path=str(path))
    return path


def write_rows(path: Path, columns: Sequence[str], rows: Iterable[Row]) -> None:
    """Write all rows, and put the file in its place only when it is whole."""
    checked_path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.unfinished")
    if path.suffix.lower() == ".parquet":
        _write_parquet(unfinished, columns, rows)
    else:
        with unfinished.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(columns)
            writer.writerows(rows)
    os.replace(unfinished, path)


def read_rows(given: str | Path) -> Rows:
    """The rows of a .csv or a .parquet file; a column whose values are all numbers holds numbers."""
    path = checked_path(given)
    if not path.exists():
        raise BadSetup(FileCode.NO_SUCH_FILE, path=str(path))
    if path.suffix.lower() == ".parquet":
        found = import_module("pyarrow.parquet").read_table(path)
        return Rows(found.column_names, zip(*[column.to_pylist() for column in found.columns]))
    with path.open(encoding="utf-8", newline="") as file:
        try:
            head, *lines = list(csv.reader(file))
        except (ValueError, UnicodeDecodeError, csv.Error):
            raise BadSetup(FileCode.EMPTY_TABLE, path=str(path)) from None
    if any(len(line) != len(head) for line in lines):
        raise BadSetup(FileCode.NOT_A_TABLE, path=str(path))
    columns = [_typed([line[at] for line in lines]) for at in range(len(head))]
    return Rows(head, zip(*columns)) if lines else Rows(head, [])


def _typed(texts: list[str]) -> Sequence[Value]:
    for kind in (int, float):
        try:
            return [kind(text) for text in texts]
        except ValueError:
            continue
    return texts


def _arrow() -> Any:
    try:
        return import_module("pyarrow")
    except ImportError:
        raise BadSetup(FileCode.NO_PARQUET) from None


def _write_parquet(path: Path, columns: Sequence[str], rows: Iterable[Row]) -> None:
    arrow, parquet = _arrow(), import_module("pyarrow.parquet")
    kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    source = iter(rows)
    group = list(islice(source, _GROUP))
    first: Row = group[0] if group else [0] * len(columns)
    schema = arrow.schema([(name, kinds[type(value)]) for name, value in zip(columns, first, strict=True)])
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        while group:
            arrays = [
                arrow.array(column, field.type) for column, field in zip(zip(*group), schema, strict=True)
            ]
            writer.write_table(arrow.Table.from_arrays(arrays, schema=schema))
            group = list(islice(source, _GROUP))
