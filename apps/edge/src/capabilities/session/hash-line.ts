import { availableParallelism } from 'node:os';
import { kindsInTurn } from '../../throttle/kinds-in-turn.ts';

/**
 * Who waits for a hash: who signs in on a device that knows them or on another, who is signed in and enters the password again, and
 * who chooses one.
 */
export type HashKind = 'known' | 'stranger' | 'again' | 'chosen';

/**
 * So many of each kind wait in one copy of the edge: whoever comes later would wait longer than a browser does. None takes the places
 * of another, so that no crowd of one keeps the others out. They are had before a try is counted (`sign-in-places.ts`, `hash-places.ts`).
 */
export const mostWaiting = {
  known: 24,
  stranger: 48,
  again: 12,
  chosen: 12,
} as const satisfies Record<HashKind, number>;

/**
 * Hashes are made on the four threads that also read files and look up names, and each takes a core for as long: two at
 * once at the most, and one core stays free for everybody else. Whoever comes later waits in line.
 */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Makes a hash as soon as it is its kind's turn. */
export const inHashLine = kindsInTurn<HashKind>(['known', 'again', 'chosen', 'stranger'], atOnce).during;
