import { NoConnection } from '../../ports/no-connection.ts';

/** The guard of `backWithoutConnection`: there was no way to the server. */
export const isCutOff = (_: unknown, { error }: { error: unknown }): boolean => error instanceof NoConnection;

/** Nothing went out, and nothing is queued: the review stays, and says so. */
export const backWithoutConnection = {
  guard: { type: 'isCutOff', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
  target: 'reviewing',
  actions: 'noteCutOff',
} as const;
