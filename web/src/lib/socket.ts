/** One table's WebSocket: says hello with the last step seen, and comes back by itself when the line drops. */
import type { ChatLine, ClockTold, TableInfo, View } from "./types.ts";

export type Incoming =
  | { type: "view"; view: View }
  | { type: "table"; table: TableInfo }
  | { type: "clock"; clock: ClockTold }
  | ({ type: "chat" } & ChatLine)
  | { type: "undo_asked" | "undo_refused"; by: string }
  | { type: "error"; name: string; text: string; sequence: number }
  | { type: "pong" };

export type LineState = "connecting" | "open" | "lost" | "closed";

const REFUSED = 4000;
const PING_EVERY = 20_000;
const LONGEST_WAIT = 8_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = 400;
  private timer = 0;
  private ping = 0;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly hello: () => object,
    private readonly receive: (message: Incoming) => void,
    private readonly state: (state: LineState) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
  }

  private readonly hurry = (): void => {
    if (!this.ended && this.socket?.readyState !== WebSocket.OPEN) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    this.state("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 400;
      this.state("open");
      this.send(this.hello());
      this.ping = window.setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (typeof event.data === "string") this.receive(JSON.parse(event.data) as Incoming);
    };
    socket.onclose = (event) => {
      clearInterval(this.ping);
      if (this.ended || this.socket !== socket) return;
      if (event.code === REFUSED) {
        this.close();
        return;
      }
      this.state("lost");
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.ping);
    this.socket?.close();
    this.state("closed");
  }
}
