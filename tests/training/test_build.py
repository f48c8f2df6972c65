"""Kernels are built ahead: with which ptxas, and what is said when it fails."""

from pathlib import Path

import pytest

from detente.engine.errors import DetenteError
from detente.training import cuda


def make_tool(path: Path, script: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def test_the_installed_ptxas_goes_before_the_one_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An older one, on the path or of another package, may refuse what the installed compiler writes."""
    on_path = make_tool(tmp_path / "path" / "ptxas", "exit 0")
    make_tool(tmp_path / "nvidia" / "cuda_nvcc" / "bin" / "ptxas", "exit 0")
    installed = make_tool(tmp_path / "nvidia" / "cu13" / "bin" / "ptxas", "exit 0")
    described = tmp_path / "nvidia_cuda_nvcc-13.0.1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: nvidia-cuda-nvcc\nVersion: 13.0.1\n")
    (described / "RECORD").write_text("nvidia/cu13/bin/nvcc,,\nnvidia/cu13/bin/ptxas,,\n")
    monkeypatch.setenv("PATH", str(on_path.parent))
    monkeypatch.setattr(cuda, "COMPILER", "no-such-compiler")
    assert cuda.find_assembler() == str(on_path)
    monkeypatch.setattr(cuda, "COMPILER", "nvidia-cuda-nvcc")
    monkeypatch.syspath_prepend(tmp_path)
    assert cuda.find_assembler() == str(installed)


def test_a_missing_ptxas_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "COMPILER", "no-such-compiler")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(DetenteError, match="ptxas"):
        cuda.find_assembler()


def test_a_kernel_that_ptxas_refuses_is_reported_with_its_reason(tmp_path: Path) -> None:
    tool = make_tool(tmp_path / "ptxas", "echo 'Unsupported .version 9.5; current version is 9.0'; exit 255")
    with pytest.raises(DetenteError, match=r"Unsupported \.version 9\.5"):
        cuda.assemble(str(tool), tmp_path / "step.ptx", tmp_path / "step.cubin")
