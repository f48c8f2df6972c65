/** This visitor's notifications: how many are unread, and the list once it is opened. */
import type { NotificationOut } from "../generated/api.ts";
import { api } from "./api.ts";
import { route } from "./route.svelte.ts";

class Bell {
  unread = $state(0);
  /** How many have arrived since the page was opened, for screen readers. */
  fresh = $state(0);
  /** The newest first; null until the list is opened. */
  list = $state.raw<NotificationOut[] | null>(null);
  next = $state.raw<number | null>(null);
  isOpen = $state(false);
  private newest: number | null = null;
  /** Grows whenever something is marked as read here, and again when the server has done so: what was asked before is old. */
  private marks = 0;
  /** Notifications about the table that is open count as read. */
  readonly number = $derived(Math.max(0, this.unread - (this.list ?? []).filter((one) => !one.read && isHere(one)).length));

  /** Takes the counts of the last poll. */
  note(unread: number, newest: number): void {
    if (this.newest !== null && newest > this.newest && unread) this.fresh = unread;
    if (unread === 0) this.fresh = 0;
    const isNew = newest !== this.newest;
    [this.unread, this.newest] = [unread, newest];
    if (isNew && (this.isOpen || (unread && route.table))) void this.refresh();
  }

  async refresh(): Promise<void> {
    const before = this.marks;
    const found = await api.bell.read(null).catch(() => null);
    if (before !== this.marks) return this.refresh();
    if (found) [this.list, this.next, this.unread] = [found.notifications, found.next, found.unread];
  }

  async loadMore(): Promise<void> {
    const found = await api.bell.read(this.next).catch(() => null);
    if (found) [this.list, this.next] = [[...(this.list ?? []), ...found.notifications], found.next];
  }

  async read(one: NotificationOut): Promise<void> {
    if (one.read) return;
    this.list = (this.list ?? []).map((other) => (other.id === one.id ? { ...other, read: true } : other));
    await this.marked(api.bell.mark([one.id]));
  }

  async readAll(): Promise<void> {
    const last = this.list?.[0]?.id ?? 0;
    this.list = (this.list ?? []).map((one) => ({ ...one, read: true }));
    await this.marked(api.bell.mark([], last));
  }

  private async marked(answer: Promise<{ unread: number }>): Promise<void> {
    this.marks += 1;
    const result = await answer.catch(() => null);
    this.marks += 1;
    if (result) this.unread = result.unread;
    else await this.refresh();
  }
}

const isHere = (one: NotificationOut): boolean => !!one.table && one.table === route.table?.id;

export const bell = new Bell();
