"""A PostgreSQL server for the tests: in a temporary folder, on a socket file, as a user who may run one."""

import hashlib
import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

MISSING = "no PostgreSQL server (initdb, pg_ctl, psql) is installed here"
OWNER = "detente"


@cache
def program(name: str) -> str | None:
    """The path of a PostgreSQL program: Debian installs the server's outside of PATH, in one folder per version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, folders)))


def is_installed() -> bool:
    return all(program(name) for name in ("initdb", "pg_ctl", "psql"))


def name_of(folder: Path) -> str:
    """The name of a data folder's database."""
    return "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:16]


class Cluster:
    """One server with many databases."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="detente-pg-"))
        self._as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
            user = pwd.getpwnam("nobody")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as_user = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", OWNER, "--no-sync")

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run(
            [*self._as_user, program(name) or name, *words], capture_output=True, text=True, cwd=self.folder, stdin=subprocess.DEVNULL
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self, is_durable: bool = False) -> None:
        """*is_durable*: write to the disk before answering, as a real server does; tests need not wait for that."""
        options = f"-k {self.folder} -c listen_addresses=" + ("" if is_durable else " -c fsync=off")
        command = [
            program("pg_ctl") or "pg_ctl",
            "-D",
            str(self.folder / "data"),
            "-o",
            options,
            "-l",
            str(self.folder / "log"),
            "-w",
            "start",
        ]
        done = subprocess.run([*self._as_user, *command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        assert done.returncode == 0, (self.folder / "log").read_text()

    @property
    def pid(self) -> int:
        """The main process, the parent of all others."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    @cache  # noqa: B019 - clusters live as long as the tests
    def database(self, folder: Path) -> str:
        """The address of the database for a data folder, created on first use."""
        name = name_of(folder)
        self._run("psql", "-h", str(self.folder), "-U", OWNER, "-d", "postgres", "-c", f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://{OWNER}@/{name}?host={self.folder}"

    def copy(self, folder: Path, new: Path) -> str:
        """The address of a new database that is a copy of another data folder's, to which nobody is connected."""
        command = f"CREATE DATABASE {name_of(new)} TEMPLATE {name_of(folder)}"
        self._run("psql", "-h", str(self.folder), "-U", OWNER, "-d", "postgres", "-c", command)
        return f"postgresql+asyncpg://{OWNER}@/{name_of(new)}?host={self.folder}"

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
