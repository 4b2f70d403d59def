import type { AnalyticsPartDoing, MountName, ShownName } from '@linework/contract';
import type { FailedCall } from '../api/call-problems.ts';

/** What the portal saw, as it saw it: what is made of it is decided later, by what no page waits for. */
export type Sighting =
  | { readonly kind: 'page'; readonly page: ShownName; readonly search: string }
  | { readonly kind: 'failed'; readonly call: FailedCall }
  | { readonly kind: 'exposed'; readonly experiment: string; readonly variant: string }
  | { readonly kind: 'part'; readonly place: MountName; readonly did: AnalyticsPartDoing }
  | { readonly kind: 'signingOut' };

type Observer = (sighting: Sighting) => void;

/** So many are kept for an observer that has not come yet. */
const mostKept = 100;
let kept: Sighting[] = [];
let observer: Observer | null = null;

export function sight(sighting: Sighting): void {
  if (observer) observer(sighting);
  else if (kept.length < mostKept) kept.push(sighting);
}

/** Tells of all that was seen before, and of all that will be. `null` stops it. */
export function observe(next: Observer | null): void {
  observer = next;
  const before = kept;
  kept = [];
  if (next) before.forEach(next);
}
