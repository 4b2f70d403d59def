import type { MessageKind } from './message-kinds.ts';

/** What somebody does at a page, as often as they like; all else happens once a bill or once a card. */
const ofActs: ReadonlySet<MessageKind> = new Set([
  'paymentMade',
  'paymentScheduled',
  'paymentChanged',
  'paymentCancelled',
  'autoPayOn',
  'autoPayChanged',
  'autoPayOff',
  'methodAdded',
  'methodRemoved',
]);

/** So many messages of what is done on an account go to a person at once within a day. */
export const atOnceADay = 20;

/** The kinds that are counted. */
export const pacedKinds: readonly MessageKind[] = [...ofActs];

/** Whether a kind of message tells of what somebody did. */
export const isPaced = (kind: MessageKind): boolean => ofActs.has(kind);

/** Somebody waits for them at a page. */
const ofCodes: ReadonlySet<MessageKind> = new Set(['passwordCode', 'emailCode']);
const minutesOfDay = 24 * 60;

const minuteMs = 60_000;

/**
 * When a message has its turn among those that leave.
 * @param before such messages to the same person within the last day
 */
export const leavesAt = (kind: MessageKind, before: number, now: Date): Date =>
  new Date(now.getTime() + (hoursToWait(kind, before) * 60 - minutesAhead(kind, before)) * minuteMs);

/**
 * How many minutes before its time a message stands in the line of what leaves: a code before all else, and of what is done
 * on an account the first before the next, so that a flood of one account's is behind what others are told.
 * @param before such messages to the same person within the last day
 */
function minutesAhead(kind: MessageKind, before: number): number {
  if (ofCodes.has(kind)) return minutesOfDay;
  return isPaced(kind) ? Math.max(0, atOnceADay - before) : atOnceADay;
}

/**
 * How many hours a message waits before it goes to somebody: none as a rule, and one hour more for each beyond what goes at
 * once, so that nobody in a stolen session can bury the owner's mail. None is left out for it.
 * @param before such messages to the same person within the last day
 */
function hoursToWait(kind: MessageKind, before: number): number {
  return isPaced(kind) ? Math.max(0, before - atOnceADay + 1) : 0;
}
