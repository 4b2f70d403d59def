import { sentCookieName, signOutCookie } from '@linework/domain';
import { isOffline } from '../browser/connection.ts';
import { cookieNamed } from '../browser/own-cookie.ts';
import { isHttps, writeCookie } from '../browser/write-cookie.ts';
import { mayHaveSession } from './may-have-session.ts';
import { signOut } from './sign-out.ts';
import { whenConnected } from './when-connected.ts';

const isOwed = (): boolean => cookieNamed(sentCookieName(signOutCookie, isHttps())) !== null;

/** Nothing is owed any more: it was done, or somebody signs in. */
export function forgetOwedSignOut(): void {
  if (isOwed()) writeCookie(signOutCookie, '', 0);
}

/** Another tab may have done it, or somebody has signed in since: theirs is not the session that was left. */
async function settle(): Promise<void> {
  if (isOwed() && mayHaveSession()) await signOut();
  forgetOwedSignOut();
}

/**
 * The server could not be told of a sign-out: it is as soon as there is a connection, or by the next page that is opened. One
 * that failed is not sent again at once: its answer might come once somebody has signed in, and end their session.
 */
export function oweSignOut(): void {
  writeCookie(signOutCookie, 'owed', undefined);
  if (isOffline()) whenConnected(settle).catch(() => undefined);
}

/** Signs out whoever had asked for it and could not be. @returns whether somebody had: nobody is signed in then */
export async function settleOwedSignOut(): Promise<boolean> {
  if (!isOwed()) return false;
  // Without an answer it stays owed, and what was signed out of is not shown.
  await settle().catch(() => undefined);
  return true;
}
