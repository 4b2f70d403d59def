import { billPayPauseEnd, billPayPauseIn, billPayUnavailableCookie, sentCookieName } from '@linework/domain';
import { useSyncExternalStore } from 'react';
import { isCallProblem } from '../api/call-problem.ts';
import { cookieNamed } from '../browser/own-cookie.ts';
import { isHttps, writeCookie } from '../browser/write-cookie.ts';

const listeners = new Set<() => void>();

/** Over https only this host can have set it: one that a neighbor set for the whole domain would stop billing here. */
const cookie = (): string => sentCookieName(billPayUnavailableCookie, isHttps());

/** Kept in a cookie, so that a page opened next to this one does not ask either. */
function keep(value: string, seconds: number): void {
  writeCookie(billPayUnavailableCookie, value, seconds);
  for (const told of listeners) told();
}

/** Until when "Bill Pay Unavailable" is told without asking; `null` where it is to be asked. */
export const pausedUntil = (): string | null =>
  billPayPauseIn(cookieNamed(cookie()), new Date())?.toISOString() ?? null;

/** Notes what an answer says: that bills cannot be paid, and for how long not to ask again. */
export function noteBillPay(error: unknown): void {
  if (!isCallProblem(error) || error.code !== 'LW-BIL-040') return;
  const now = new Date();
  const end = billPayPauseEnd(now, error.problem?.retry.after ?? null);
  keep(end.toISOString(), Math.ceil((end.getTime() - now.getTime()) / 1_000));
}

/** Bills can be paid, or it is to be found out anew. */
export function endBillPayPause(): void {
  if (cookieNamed(cookie()) !== null) keep('', 0);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Follows until when nobody asks whether bills can be paid again; `null` where it is to be asked. */
export const useBillPayPause = (): string | null => useSyncExternalStore(subscribe, pausedUntil, () => null);
