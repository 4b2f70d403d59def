import { isTooOld, merged, roomFor, type Waiting } from './waiting.ts';

/** Where events wait that a reload must not lose; all tabs of a browser share it. Any of it may reject: then memory is all. */
export interface EventStore {
  readonly put: (events: readonly Waiting[]) => Promise<void>;
  readonly all: () => Promise<readonly Waiting[]>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** What may be sent, and how much was given up. */
interface Sendable {
  readonly events: readonly Waiting[];
  readonly tooOld: number;
  readonly noRoom: number;
}

/** What waits in this tab, and with it what waits in the browser's store. */
export interface Shelf {
  /** What happened in this tab and is not known to have come. */
  readonly own: () => readonly Waiting[];
  /** @returns how many had to go for it */
  readonly add: (event: Waiting) => number;
  /** Writes what is new into the store. */
  readonly keep: () => Promise<void>;
  /** What may be sent; nothing is kept of what may not: too old, too much, or of somebody else. */
  readonly sendable: (user: string | null) => Promise<Sendable>;
  readonly forget: (events: readonly Waiting[]) => Promise<void>;
  /** Another tab has sent: what is not in the store any more has come. */
  readonly follow: () => Promise<void>;
  readonly clear: () => Promise<void>;
}

export function createShelf(store: EventStore): Shelf {
  let own: readonly Waiting[] = [];
  const stored = new Set<string>();
  /** Grows with every clearing: what was being written then is not kept. */
  let age = 0;
  const inStore = async () => await store.all().catch(() => null);

  const forget = async (events: readonly Waiting[]) => {
    const ids = new Set(events.map(({ id }) => id));
    own = own.filter(({ id }) => !ids.has(id));
    for (const id of ids) stored.delete(id);
    if (ids.size > 0) await store.remove([...ids]).catch(() => undefined);
  };
  return {
    own: () => own,
    add: (event) => {
      const all = [...own, event];
      own = roomFor(all);
      return all.length - own.length;
    },
    keep: async () => {
      const fresh = own.filter(({ id }) => !stored.has(id));
      if (fresh.length === 0) return;
      const began = age;
      const isKept = await store.put(fresh).then(
        () => true,
        () => false,
      );
      if (!isKept) return;
      if (began === age) for (const { id } of fresh) stored.add(id);
      else await store.remove(fresh.map(({ id }) => id)).catch(() => undefined);
    },
    sendable: async (user) => {
      const now = Date.now();
      const all = merged((await inStore()) ?? [], own);
      const ours = all.filter((event) => event.user === null || event.user === user);
      const recent = ours.filter((event) => !isTooOld(event, now));
      const events = roomFor(recent);
      const stays = new Set(events);
      await forget(all.filter((event) => !stays.has(event)));
      return { events, tooOld: ours.length - recent.length, noRoom: recent.length - events.length };
    },
    forget,
    follow: async () => {
      const waiting = await inStore();
      if (!waiting) return;
      const ids = new Set(waiting.map(({ id }) => id));
      own = own.filter(({ id }) => !stored.has(id) || ids.has(id));
    },
    clear: async () => {
      age += 1;
      own = [];
      stored.clear();
      await store.clear().catch(() => undefined);
    },
  };
}
