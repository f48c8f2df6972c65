"""Settings of the server: read from flags, the environment and a TOML file, and documented."""

from pathlib import Path

import pytest

from detente.server.settings import PREFIX, BadSetting, Settings, flag_of, read_settings


def test_settings_come_from_file_environment_and_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "detente.toml"
    path.write_text('port = 9000\nhost = "0.0.0.0"\nsecure = true\norigins = ["https://a.example"]\n', encoding="utf-8")
    monkeypatch.setenv("DETENTE_PORT", "9001")
    settings = read_settings({"host": "localhost"}, str(path))
    assert (settings.host, settings.port, settings.secure, settings.origins) == ("localhost", 9001, True, ("https://a.example",))
    path.write_text("colour = 1\n", encoding="utf-8")
    with pytest.raises(BadSetting, match="colour"):
        read_settings({}, str(path))
    for name, value in (("port", "many"), ("port", "65536"), ("port", "-1"), ("log_level", "loud"), ("secure", "perhaps")):
        monkeypatch.setenv(PREFIX + name.upper(), value)
        with pytest.raises(BadSetting, match=value) as found:
            read_settings({})
        assert name in str(found.value)
        monkeypatch.delenv(PREFIX + name.upper())
    with pytest.raises(BadSetting) as found:
        read_settings({"secret": "too short"})
    assert "too short" not in str(found.value)


def test_every_setting_is_documented() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "host.md").read_text(encoding="utf-8")
    for name, setting in Settings.model_fields.items():
        assert f"| `{flag_of(name)}` | `{PREFIX}{name.upper()}` |" in page
        assert setting.description
        assert setting.description in page
