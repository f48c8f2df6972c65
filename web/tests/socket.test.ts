import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket } from "../src/lib/socket.ts";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly made: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.readyState = 2; // the other end does not answer: onclose comes minutes later
  }
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made.length = 0;
  const page = { visibilityState: "visible", addEventListener: () => {}, removeEventListener: () => {} };
  const globals = { WebSocket: FakeSocket, document: page, location: { protocol: "http:", host: "x" }, window: globalThis };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const made = (): number => FakeSocket.made.length;

test("a line that answers stays open", () => {
  new TableSocket("one");
  const [first] = FakeSocket.made;
  first?.accept();
  for (let minute = 0; minute < 5; minute++) {
    vi.advanceTimersByTime(21_000);
    first?.onmessage({ data: JSON.stringify({ type: "pong" }) });
  }
  expect(made()).toBe(1);
  expect(first?.sent.filter((type) => type === "ping").length).toBeGreaterThan(3);
});

test("a line whose other end is gone without a word is opened anew", () => {
  const line = new TableSocket("one");
  const states: string[] = [];
  line.listen({ hello: () => ({ since: 0 }), receive: () => {}, state: (state) => states.push(state) });
  const [first] = FakeSocket.made;
  first?.accept();
  vi.advanceTimersByTime(45_000);
  expect(made()).toBe(2);
  expect(states).toEqual(["connecting", "open", "lost", "connecting"]);
  first?.onclose({ code: 1006 }); // late, and no news
  vi.advanceTimersByTime(1_000);
  expect(made()).toBe(2);
});

test("a line that is never opened is tried again", () => {
  new TableSocket("one");
  vi.advanceTimersByTime(25_000);
  expect(made()).toBe(2);
});

test("a line that was refused stays closed", () => {
  new TableSocket("one");
  const [first] = FakeSocket.made;
  first?.accept();
  first?.onclose({ code: 4000 });
  vi.advanceTimersByTime(120_000);
  expect(made()).toBe(1);
});
