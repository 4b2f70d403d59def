import { ownAddress, pagePaths, withoutEndSlashes } from '@linework/contract';
import { paths } from '../addresses/paths.ts';

const waysIn: readonly string[] = [pagePaths.signIn, pagePaths.signInRedirect];

/** The sign-in page itself and the one after it, however they are written: they would lead back to where the customer is. */
const isSignIn = ({ pathname }: URL): boolean => waysIn.includes(withoutEndSlashes(pathname).toLowerCase());

/**
 * Where to go after sign-in: the `targetUrl` of the address when it is another page of this very site, else account
 * summary (spec section 2.5). Another site's address, in whatever disguise, is never followed.
 */
export function targetOf(url: URL): string {
  const wanted = url.searchParams.get('targetUrl') ?? '';
  const target = wanted.startsWith('/') ? ownAddress(wanted, url.origin) : null;
  return target === null || isSignIn(new URL(target, url.origin)) ? paths.accountSummary() : target;
}
