/** The WebSocket of a table: says hello with the last step seen, and reconnects when the connection is lost. */
import type { ClientMessage, ServerMessage } from "../generated/api.ts";
import { commitTo, toReveal } from "./entropy.ts";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** The receiver of the messages. */
export interface Listener {
  /** The last step of the log that is here, and the seat of somebody who plays both sides. */
  hello: () => { since: number; seat?: string };
  receive: (message: ServerMessage) => void;
  state: (state: LineState) => void;
}

const REFUSED = 4000;
const RESTARTING = 1012;
const PING_EVERY = 20_000;
const LONGEST_WAIT = 8_000;

export class TableSocket {
  private readonly url: string;
  private readonly id: string;
  private listener: Listener | null = null;
  private line: LineState = "connecting";
  /** Messages that arrived before there was a listener. */
  private readonly pending: ServerMessage[] = [];
  private socket: WebSocket | null = null;
  private wait = 400;
  private timer = 0;
  private ping = 0;
  /** Whether something is due: the connection, or the answer to the last ping. */
  private waiting = false;
  private ended = false;

  /** Connects at once, even before the table's code has loaded. */
  constructor(id: string) {
    this.id = id;
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.tellVisible);
  }

  listen(listener: Listener): void {
    this.listener = listener;
    listener.state(this.line);
    for (const message of this.pending.splice(0)) listener.receive(message);
  }

  private receive(message: ServerMessage): void {
    const entropy = message.type === "table" ? toReveal(message.table) : null;
    if (entropy) this.send({ type: "reveal", entropy });
    if (this.listener) this.listener.receive(message);
    else this.pending.push(message);
  }

  private state(state: LineState): void {
    this.line = state;
    this.listener?.state(state);
  }

  private hello(): ClientMessage {
    const said = this.listener?.hello() ?? { since: 0 };
    return { type: "hello", ...said, commit: commitTo(this.id) };
  }

  private readonly hurry = (): void => {
    if (!this.ended && this.socket?.readyState !== WebSocket.OPEN) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** Players whose page is hidden get alerts when it is their move. */
  private readonly tellVisible = (): void => {
    this.send({ type: "visible", on: document.visibilityState === "visible" });
  };

  private open(): void {
    this.state("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.waiting = true;
    clearInterval(this.ping);
    this.ping = window.setInterval(() => this.check(socket), PING_EVERY);
    socket.onopen = () => {
      this.wait = 400;
      this.waiting = false;
      this.state("open");
      this.send(this.hello());
      if (document.visibilityState !== "visible") this.tellVisible();
    };
    socket.onmessage = (event) => {
      this.waiting = false;
      if (typeof event.data === "string") this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  /** Pings the server. Otherwise a browser notices only after minutes that a network or a server is gone. */
  private check(socket: WebSocket): void {
    if (this.waiting) {
      this.lose(socket, 0);
      socket.close();
    } else this.waiting = this.send({ type: "ping" });
  }

  private lose(socket: WebSocket, code: number): void {
    if (this.ended || this.socket !== socket) return;
    clearInterval(this.ping);
    this.socket = null;
    if (code === REFUSED) {
      this.close();
      return;
    }
    this.state("lost");
    // A server that stops closes with this code, and another one is there at once. Random, so that its pages do not reconnect all together.
    const wait = code === RESTARTING ? 200 * Math.random() : this.wait;
    this.timer = window.setTimeout(() => this.open(), wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.tellVisible);
    clearTimeout(this.timer);
    clearInterval(this.ping);
    this.socket?.close();
    this.state("closed");
  }
}
