import { paths } from '../routes/paths.ts';

/**
 * Where to go after sign-in: the `targetUrl` of the address when it is a page of this very site, else account summary
 * (spec section 2.5). Another site's address, in whatever disguise, is never followed.
 */
export function targetOf(url: URL): string {
  const wanted = url.searchParams.get('targetUrl');
  if (!wanted?.startsWith('/')) return paths.accountSummary();
  const target = URL.canParse(wanted, url.origin) ? new URL(wanted, url.origin) : null;
  const isOurs = target?.origin === url.origin && target.pathname !== '/login';
  return isOurs ? `${target.pathname}${target.search}${target.hash}` : paths.accountSummary();
}
