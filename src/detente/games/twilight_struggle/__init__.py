"""Twilight Struggle, Deluxe: all 110 cards, tournament rules, the variants and the Late War scenario."""
