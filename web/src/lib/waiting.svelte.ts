/** The tables at which people wait for this visitor: how many, which is next, and a sound when there is a new one. The same request counts
unread notifications. */
import type { WaitingOut } from "../generated/api.ts";
import { api } from "./api.ts";
import { bell } from "./bell.svelte.ts";
import { prefs } from "./prefs.svelte.ts";
import { route } from "./route.svelte.ts";

const EVERY = 20_000;

class Waiting {
  /** The most urgent first. */
  all = $state.raw<WaitingOut[]>([]);
  private known: Set<string> | null = null;
  private timer = 0;
  private users = 0;
  private asked = 0;

  /** Polls from now on, also while the page is hidden: that is when its title and sound are needed. */
  follow(): () => void {
    this.users++;
    if (Date.now() - this.asked > 2000) void this.refresh();
    if (!this.timer) {
      this.timer = window.setInterval(() => void this.refresh(), EVERY);
      document.addEventListener("visibilitychange", this.refreshWhenVisible);
    }
    return () => {
      if (--this.users) return;
      clearInterval(this.timer);
      document.removeEventListener("visibilitychange", this.refreshWhenVisible);
      this.timer = 0;
    };
  }

  /** Refresh at once when the page becomes visible again. */
  private readonly refreshWhenVisible = (): void => {
    if (document.visibilityState === "visible" && Date.now() - this.asked > 2000) void this.refresh();
  };

  async refresh(): Promise<void> {
    this.asked = Date.now();
    const answer = await api.waiting().catch(() => null);
    if (!answer) return;
    bell.note(answer.unread, answer.newest);
    const found = answer.waiting;
    const here = route.table?.id;
    if (this.known && found.some((one) => one.table !== here && !this.known!.has(one.table))) ring();
    this.known = new Set(found.map((one) => one.table));
    this.all = found;
  }

  /** The tables other than this one. */
  elsewhere(table: string): WaitingOut[] {
    return this.all.filter((one) => one.table !== table);
  }

  /** Goes to the table that waits most urgently. */
  goOn(from = ""): void {
    const next = this.elsewhere(from)[0];
    if (next) route.go(`/t/${next.table}`);
  }
}

export const waiting = new Waiting();

/** Two short notes, if sound is on; browsers stay silent until the page has been clicked. */
export function ring(): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  if (audio.state !== "running") return void audio.close();
  [660, 880].forEach((pitch, i) => {
    const [tone, volume, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + i * 0.16];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.3);
    if (i) tone.onended = () => void audio.close();
  });
}
