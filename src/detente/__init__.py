"""Détente: Cold War board games for two, with every rule enforced."""

__version__ = "0.1.0"
