// Where the page keeps what it remembers: on this device, or where the browser refuses that (private windows, a full or
// forbidden storage) for as long as the tab is open. What is lost with the tab is said, not hidden.

const OURS = 'shakespell.';

/** Kept where nothing else is to be had; null is something that was taken away. */
const memory = new Map<string, string>();

const onDevice = (): Storage => localStorage;
const inTab = (): Storage => sessionStorage;

class Keeping {
  /** The browser did not take something: this tab alone remembers it. */
  refused = $state(false);

  read<T>(key: string): T | null {
    const text = memory.get(OURS + key) ?? found(inTab, OURS + key) ?? found(onDevice, OURS + key);
    try {
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null; // What something else has written there is nothing of ours.
    }
  }

  write(key: string, value: unknown): void {
    this.#forget(OURS + key, value === null ? [onDevice, inTab] : [inTab]);
    if (value === null) return;
    const text = JSON.stringify(value);
    if (put(onDevice, OURS + key, text)) return;
    this.refused = true;
    if (!put(inTab, OURS + key, text)) memory.set(OURS + key, text);
  }

  /** All that is kept under keys that begin like this, without that beginning. */
  under(prefix: string): string[] {
    const keys = new Set([...keysOf(onDevice), ...keysOf(inTab), ...memory.keys()]);
    return [...keys].flatMap((key) => (key.startsWith(OURS + prefix) ? [key.slice(OURS.length + prefix.length)] : []));
  }

  #forget(key: string, places: (() => Storage)[]): void {
    memory.delete(key);
    for (const place of places) trying(() => place().removeItem(key));
  }
}

/** Storage may throw at any touch; null is what it then says. */
function trying<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}

const found = (place: () => Storage, key: string): string | null => trying(() => place().getItem(key));
const put = (place: () => Storage, key: string, text: string): boolean =>
  trying(() => (place().setItem(key, text), true)) ?? false;
const keysOf = (place: () => Storage): string[] => trying(() => Object.keys(place())) ?? [];

export const keeping = new Keeping();
