"""Records, each declared once as a class, which provides the numpy dtype, the types for mypy, and a plain Python stand-in."""

from functools import cache
from struct import Struct
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


class Field(NamedTuple):
    """One field of a record. *since* is the rules version that introduced it, *before* lists the shapes it had in older versions.

    Nothing is ever removed from a record, and arrays only grow at their end, so that records of older versions can be read and written.
    """

    kind: Any
    shape: tuple[int, ...]
    since: int = 1
    before: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (last version with that shape, shape), oldest first

    def shape_in(self, version: int) -> tuple[int, ...]:
        """The shape of the field in a version."""
        return next((shape for last, shape in self.before if version <= last), self.shape)


def word(*shape: int, since: int = 1, before: tuple[tuple[int, tuple[int, ...]], ...] = ()) -> Any:
    """A 16-bit field."""
    return Field(np.int16, shape, since, before)


def wide(*shape: int, since: int = 1, before: tuple[tuple[int, tuple[int, ...]], ...] = ()) -> Any:
    """A 64-bit field, for bit sets."""
    return Field(np.int64, shape, since, before)


def unsigned() -> Any:
    """A 64-bit unsigned field, for chance."""
    return Field(np.uint64, ())


class Record:
    """Base class that declares fields. An instance is the stand-in for uncompiled runs: numbers are ints, arrays are 64 bits wide."""

    def __init__(self) -> None:
        for name, field in self.fields().items():
            setattr(self, name, np.zeros(field.shape, np.int64) if field.shape else 0)

    @classmethod
    @cache
    def fields(cls) -> dict[str, Field]:
        """Every field by name, inherited ones first."""
        found: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            found |= {name: value for name, value in vars(base).items() if isinstance(value, Field)}
        return found

    @classmethod
    @cache
    def dtype(cls) -> np.dtype[np.void]:
        """The layout of the record in memory: wide fields first and no padding, so that equal records have equal bytes."""
        return cls.layout(cls.newest_layout())

    @classmethod
    @cache
    def newest_layout(cls) -> int:
        """The rules version that last changed the layout."""
        return max(max((field.since, *(last + 1 for last, _ in field.before))) for field in cls.fields().values())

    @classmethod
    @cache
    def layout(cls, version: int) -> np.dtype[np.void]:
        """The layout of the record in a rules version."""
        known = [(name, field) for name, field in cls.fields().items() if field.since <= version]
        fields = sorted(known, key=lambda item: -np.dtype(item[1].kind).itemsize)
        layout: list[Any] = [(name, f.kind, f.shape_in(version)) for name, f in fields]
        if hole := -np.dtype(layout, align=False).itemsize % 8:
            layout.append(("padding", np.int16, (hole // 2,)))
        return np.dtype(layout, align=True)

    @classmethod
    def convert(cls, saved: bytes, old: int, new: int) -> bytes:
        """Convert a record to the layout of another version: fields missing there are dropped, fields missing here become 0."""
        source, target = np.frombuffer(saved, cls.layout(old)), np.zeros(1, cls.layout(new))
        for name in cls.fields():
            if name in (source.dtype.names or ()) and name in (target.dtype.names or ()):
                a, b = source[name], target[name]
                common = tuple(slice(0, min(sizes)) for sizes in zip(a.shape, b.shape, strict=True))
                b[common] = a[common]
        converted: bytes = target.tobytes()
        return converted

    @classmethod
    def load(cls, record: Any) -> Self:
        """A plain stand-in with the contents of a real record."""
        plain = cls.__new__(cls)
        for name, field in cls.fields().items():
            value = record[name]
            setattr(plain, name, value.astype(np.int64) if field.shape else int(value))
        return plain

    @classmethod
    def lazy(cls, saved: bytes) -> Self:
        """The same from the bytes of one, with arrays that are converted when somebody looks at them: pages need few of them."""
        kind, numbers, names = cls._lazy_kind()
        plain = kind.__new__(kind)
        contents = plain.__dict__
        contents.update(zip(names, numbers.unpack(saved)))  # noqa: B905 (as many of both, for every view)
        contents["_saved"] = saved
        return plain

    @classmethod
    @cache
    def _lazy_kind(cls) -> tuple[type[Self], Struct, tuple[str, ...]]:
        """A class that reads arrays from bytes on access, the struct of its single numbers, and their names."""
        places = {name: cls.dtype().fields[name] for name in cls.fields()}  # type: ignore[index]
        single = sorted((place[1], name) for name, place in places.items() if not cls.fields()[name].shape)
        layout, end = "<", 0
        for offset, name in single:
            layout += f"{offset - end}x{places[name][0].char}"
            end = offset + places[name][0].itemsize
        layout += f"{cls.dtype().itemsize - end}x"
        looks = {name: _Look(name, *places[name][:2]) for name in places if cls.fields()[name].shape}
        kind = type(cls.__name__, (cls,), {**looks, "__module__": cls.__module__})
        return kind, Struct(layout.replace("l", "q").replace("L", "Q")), tuple(name for _, name in single)

    def first_rows(self, name: str, count: int) -> list[Any]:
        """The first rows of an array as lists; of a lazy stand-in the other rows are not even converted."""
        look = type(self).__dict__.get(name)
        if isinstance(look, _Look) and name not in self.__dict__:
            return look.first_rows(self._saved, count)  # type: ignore[attr-defined]
        rows: list[Any] = getattr(self, name)[:count].tolist()
        return rows

    def bytes_of(self, name: str) -> bytes:
        """The bytes of an array of 64-bit words; of a lazy stand-in without converting it."""
        look = type(self).__dict__.get(name)
        if isinstance(look, _Look) and name not in self.__dict__:
            return look.cut(self._saved)  # type: ignore[attr-defined]
        words: bytes = getattr(self, name).tobytes()
        return words

    def pack(self) -> Array:
        """An array of one real record: a copy of the bytes behind a lazy stand-in, or the stand-in written out."""
        if "_saved" in vars(self):
            return np.frombuffer(bytearray(self._saved), self.dtype())  # type: ignore[attr-defined]
        packed = np.zeros(1, self.dtype())
        self.store(packed[0])
        return packed

    def store(self, record: Any) -> None:
        """Write the stand-in into a real record."""
        for name in self.fields():
            record[name] = getattr(self, name)


class _Look:
    """A lazily converted array of a record: on first access it is stored on the stand-in, which then hides this descriptor.

    Arrays are slices of the whole record converted at once, as if all of it were numbers of that size.
    """

    def __init__(self, name: str, kind: np.dtype[Any], offset: int) -> None:
        self.name, self.kind, self.shape, self.offset = name, kind.base, kind.shape, offset
        self.whole, first = f"_{self.kind.name}", offset // self.kind.itemsize
        self.place = slice(first, first + kind.itemsize // self.kind.itemsize)
        self.size = kind.itemsize

    def __get__(self, plain: Any, _: Any) -> Any:
        contents = plain.__dict__
        whole = contents.get(self.whole)
        if whole is None:
            whole = contents[self.whole] = np.frombuffer(plain._saved, self.kind).astype(np.int64)
        found = whole[self.place]
        if len(self.shape) > 1:
            found = found.reshape(self.shape)
        contents[self.name] = found
        return found

    def cut(self, saved: bytes) -> bytes:
        """The bytes of the array in those of a record."""
        return saved[self.offset : self.offset + self.size]

    def first_rows(self, saved: bytes, count: int) -> list[Any]:
        """The first rows in the bytes of a record."""
        rows: list[Any] = np.ndarray((min(count, self.shape[0]), *self.shape[1:]), self.kind, saved, self.offset).tolist()
        return rows


def _writer(name: str, parameters: str, fields: dict[str, Field], value: str) -> Any:
    """Generate a function that assigns every field; unrolled, since kernels cannot look up names at run time."""
    lines = [f"def {name}({parameters}):", "    pass"]
    for field, (_, shape, *_) in fields.items():
        index = ", ".join(f"i{axis}" for axis in range(len(shape)))
        for axis, size in enumerate(shape):
            lines.append(f"{'    ' * (axis + 1)}for i{axis} in range({size}):")
        place = f"{field}[{index}]" if shape else field
        lines.append(f"{'    ' * (len(shape) + 1)}{value.format(place=place)}")
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    return scope[name]


def copier(record: type[Record]) -> Any:
    """Make copy(a, b), which copies every field of *record* from a to b; both may have more fields."""
    return _writer("copy", "a, b", record.fields(), "b.{place} = a.{place}")


def clearer(record: type[Record]) -> Any:
    """Make clear(a), which sets every field to 0."""
    return _writer("clear", "a", record.fields(), "a.{place} = 0")
