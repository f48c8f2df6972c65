/** Web push to this browser: its subscription, and the service worker that shows messages. */
import { api } from "../lib/api.ts";

const WORKER = "/push.js";
const KEPT = "push channel";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
export const isDenied = (): boolean => canPush() && Notification.permission === "denied";

/** The id of this browser's channel, if it is stored. */
export function channelHere(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

function keepChannel(id: string): void {
  try {
    if (id) localStorage.setItem(KEPT, id);
    else localStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing does not know which of the channels it is.
  }
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Ask for permission and subscribe; false if the person does not want to. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const wanted = bytesOf(key);
  const known = await worker.pushManager.getSubscription();
  const same = known?.options.applicationServerKey;
  // A subscription for another key is worth nothing to this server.
  if (known && same && String(new Uint8Array(same)) !== String(wanted)) await known.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  keepChannel((await api.alerts.addBrowser(subscription.toJSON())).id);
  return true;
}

/** Unsubscribe this browser. */
export async function unsubscribe(): Promise<void> {
  const id = channelHere();
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  if (id) await api.alerts.remove(id).catch(() => undefined);
  keepChannel("");
}
