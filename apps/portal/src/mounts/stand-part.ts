import type { MountContext, MountedPart, Unmount } from '@linework/contract';
import { inTime } from '../navigation/load-chunk.ts';
import { brokenPart } from './load-part.ts';

/** A part at its place. */
export interface StoodPart {
  /** Resolves once it stands there; rejects where it did not come, in time or at all, or threw. */
  readonly isThere: Promise<void>;
  readonly remove: () => void;
}

export interface PartToStand {
  readonly host: HTMLElement;
  readonly load: () => Promise<MountedPart>;
  readonly context: Omit<MountContext, 'fail'>;
  /** The module's address: an error that nobody caught names where it happened. */
  readonly address: string;
  /** It stood, and cannot go on. */
  readonly onBreak: (error: Error) => void;
  /** How long it may take, in milliseconds; the chunks' own 120 s where nothing is said. */
  readonly timeout?: number;
}

const whereOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/**
 * Has another team's part draw into an element of its own, in a shadow root: styles go neither in nor out, tokens do. What
 * it throws, then or later, ends it and nothing else of the page.
 */
export function standPart({ host, load, context, address, onBreak, timeout }: PartToStand): StoodPart {
  const place = host.ownerDocument.createElement('div');
  const element = host.ownerDocument.createElement('div');
  place.dataset.mounted = context.place;
  place.attachShadow({ mode: 'open' }).append(element);
  host.append(place);
  const listening = new AbortController();
  const { signal } = listening;
  let unmount: Unmount | null = null;

  const remove = () => {
    listening.abort();
    place.remove();
    try {
      unmount?.();
    } catch {
      // It is gone from the page; what it did not end is its own.
    }
    unmount = null;
  };
  const breakUp = (reason: unknown) => {
    if (signal.aborted) return;
    remove();
    onBreak(brokenPart(reason));
  };
  window.addEventListener('error', (event) => event.filename.endsWith(address) && breakUp(event.error), {
    signal,
  });
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => whereOf(reason).includes(address) && breakUp(reason),
    { signal },
  );

  const stand = async () => {
    const part = await load();
    if (signal.aborted) return;
    const end = await part.mount(element, { ...context, fail: breakUp });
    if (typeof end !== 'function') throw brokenPart();
    if (signal.aborted) end();
    else unmount = end;
  };
  const isThere = inTime(stand(), timeout).catch((error: unknown) => {
    remove();
    throw error;
  });
  return { isThere, remove };
}
