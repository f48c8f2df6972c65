import { createHash, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { TableOut } from "../src/generated/api.ts";
import { commitTo, isFair, receiptOf, toReveal } from "../src/lib/entropy.ts";
import { sha256 } from "../src/lib/sha256.ts";

const node = (hex: string): string => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const word = (): string => randomBytes(32).toString("hex");
const seat = (you: boolean, bot: string | null = null): object => ({ name: "x", bot, you, online: true });
let number = 0;

function table(commits: Record<string, string>, more: object = {}): TableOut {
  const seats = { us: seat(true), ussr: seat(false) };
  return {
    ...{ id: `t${number}`, game: "g", rules: 1, options: {}, status: "waiting", commitment: "c0", fair: null },
    seats,
    commits,
    ...more,
  } as unknown as TableOut;
}

describe("SHA-256", () => {
  it("is that of the library", () => {
    for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 200]) {
      const hex = randomBytes(length).toString("hex");
      expect(sha256(hex)).toBe(node(hex));
    }
  });
});

describe("the visitor's part of the chance", () => {
  beforeEach(() => void number++);

  it("is told only when every seat is bound, ours to what we sent", () => {
    const mine = commitTo(`t${number}`);
    expect(commitTo(`t${number}`)).toBe(mine);
    expect(toReveal(table({ us: mine }))).toBeNull();
    expect(toReveal(table({ us: word(), ussr: word() }))).toBeNull();
    const told = toReveal(table({ us: mine, ussr: word() }))!;
    expect(sha256(told)).toBe(mine);
  });

  it("is never told for other commitments than those of the receipt", () => {
    const mine = commitTo(`t${number}`);
    const first = table({ us: mine, ussr: word() });
    expect(toReveal(first)).not.toBeNull();
    expect(toReveal(first)).not.toBeNull();
    expect(toReveal(table({ us: mine, ussr: word() }))).toBeNull();
    expect(toReveal({ ...first, commitment: "c1" })).toBeNull();
  });

  it("needs no commitment of a bot", () => {
    const mine = commitTo(`t${number}`);
    expect(toReveal(table({ us: mine }, { seats: { us: seat(true), ussr: seat(false, "random") } }))).not.toBeNull();
  });

  it("finds out whoever told something else than they were bound to", () => {
    const [secret, theirs] = [word(), word()];
    const mine = commitTo(`t${number}`);
    const before = table({ us: mine, ussr: node(theirs) }, { commitment: node(secret) });
    expect(isFair(before)).toBeNull();
    const entropy = { us: toReveal(before)!, ussr: theirs };
    expect(receiptOf(before.id)?.commits).toEqual(before.commits);
    const over = { ...before, status: "over", fair: { secret, entropy } } as TableOut;
    expect(isFair(over)).toBe(true);
    const other = word();
    expect(isFair({ ...over, commits: { us: mine, ussr: node(other) }, fair: { secret, entropy: { ...entropy, ussr: other } } })).toBe(
      false,
    );
    expect(isFair({ ...over, commitment: node(other), fair: { secret: other, entropy } })).toBe(false);
    expect(isFair({ ...over, fair: { secret, entropy: { ...entropy, us: other } } })).toBe(false);
  });
});
