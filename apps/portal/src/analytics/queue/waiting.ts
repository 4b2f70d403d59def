/** An event on its way to the edge. */
export interface Waiting {
  /** A UUIDv7, so that they sort by the time they happened. */
  readonly id: string;
  /** Who was signed in when it happened; `null` before anybody was. */
  readonly user: string | null;
  /** Kept until it is delivered; what is not is the first to go where there is no room. */
  readonly isPromised: boolean;
  /** As it is sent. */
  readonly text: string;
  /** How many bytes of UTF-8 that is. */
  readonly bytes: number;
}

/** How much waits at most, in this browser and in each of its tabs. */
export const room = { events: 1_000, bytes: 1_000_000 } as const;

/** After so long an event tells nobody anything. */
const keptMs = 3 * 86_400_000;

const bytesOf = (events: readonly Waiting[]): number => events.reduce((sum, { bytes }) => sum + bytes, 0);

/** Those that have room: the oldest measurements go first, and what is promised goes only where nothing else is left. */
export function roomFor(events: readonly Waiting[]): readonly Waiting[] {
  let tooMany = events.length - room.events;
  let tooLong = bytesOf(events) - room.bytes;
  const isDropped = ({ bytes }: Waiting): boolean => {
    if (tooMany <= 0 && tooLong <= 0) return false;
    tooMany -= 1;
    tooLong -= bytes;
    return true;
  };
  const withoutMeasurements = events.filter((event) => event.isPromised || !isDropped(event));
  return withoutMeasurements.filter((event) => !isDropped(event));
}

/** When an event happened, as its id has it. */
const happenedAt = ({ id }: Waiting): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

export const isTooOld = (event: Waiting, now: number): boolean => now - happenedAt(event) > keptMs;

/** All of several lists, each once, in the order in which they happened. */
export const merged = (...lists: readonly (readonly Waiting[])[]): readonly Waiting[] =>
  [...new Map(lists.flat().map((event) => [event.id, event])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
