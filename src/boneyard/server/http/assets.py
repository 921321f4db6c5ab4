"""What is sent packed: styles, scripts and drawings say the same words many times over."""

import gzip
import re
from functools import lru_cache
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from boneyard.server.http.templates import READER
from boneyard.words.language import current

_WORDS: Final = (".js", ".css", ".svg")  # text; other pictures are already compressed
# A comment on its own lines. eslint.config.js makes sure that no multi-line string looks like one.
_COMMENT: Final = re.compile(r"^[ \t]*(?://.*|/\*(?:(?!\*/)[\s\S])*\*/[ \t]*)$", re.MULTILINE)

_INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)


# A drawing that adapts to its width has its own styles, and nothing else may be active in it.
_OWN_STYLE: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


# What the bytes of a page or a drawing with words depend on.
_READ: Final = f"Accept-Encoding, {READER}"


def packed(text: str) -> bytes:
    """A text as it is sent, the same bytes for the same words."""
    return gzip.compress(text.encode(), mtime=0)


def unpacks(headers: Headers) -> bool:
    """Whether the client accepts compressed responses."""
    return "gzip" in headers.get("accept-encoding", "")


def drawing(request: Request, drawn: bytes, kept: str, words: bool = True) -> Response:
    """A drawing, with or without words, compressed if the client accepts that."""
    vary = _READ if words else "Accept-Encoding"
    headers = {"Cache-Control": kept, "Vary": vary, "Content-Security-Policy": _OWN_STYLE}
    if unpacks(request.headers):
        return Response(drawn, media_type="image/svg+xml", headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(drawn), media_type="image/svg+xml", headers=headers)


def packed_page(request: Request, plain: Response) -> Response:
    """A page, packed unless the browser can't unpack it; not for pages with a secret, which the length could tell."""
    plain.headers["Vary"] = _READ
    if not unpacks(request.headers):
        return plain
    found = Response(packed(bytes(plain.body).decode()), plain.status_code, media_type=plain.media_type)
    found.headers.update({"Content-Encoding": "gzip", "Vary": _READ, "Content-Language": current()})
    return found


class KeptFiles(StaticFiles):
    """Styles and scripts; those whose address has a hash of their content can be cached forever."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        if response.status_code == 200 and Path(full_path).suffix in _WORDS:
            response = _smaller(
                response, str(full_path), stat_result.st_mtime_ns, unpacks(Headers(scope=scope))
            )
        kept = "public, max-age=31536000, immutable" if scope.get("query_string") else "no-cache"
        response.headers["Cache-Control"] = kept
        response.headers["Vary"] = "Accept-Encoding"
        return response


def _smaller(plain: Response, path: str, changed: int, unpacks: bool) -> Response:
    """The same response with a smaller file, compressed if possible; its ETag stays."""
    body = _file(path, changed)
    found = Response(body if unpacks else gzip.decompress(body), media_type=plain.media_type)
    if unpacks:
        found.headers["Content-Encoding"] = "gzip"
    for name in ("etag", "last-modified"):
        found.headers[name] = plain.headers[name]
    return found


@lru_cache(maxsize=256)
def _file(path: str, changed: int) -> bytes:
    text = Path(path).read_text("utf-8")
    return packed(_INDENT.sub("", without_comments(text)) if path.endswith((".js", ".css")) else text)


def without_comments(script: str) -> str:
    """A script without the comments that only its maintainers need, types among them.

    The lines stay, so that a browser names a line as the source counts it.
    """
    return _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), script)
