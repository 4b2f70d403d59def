import { ownAddress } from './own-address.ts';

/** Stands for the portal's own address, to see whether a path leads out of it. */
const portal = 'https://portal.invalid';

/**
 * Where an alert may lead: to a page of the portal, or over https to a site of the provider's that the configuration names,
 * or one under it. `null` for anywhere else: the text of an alert is still told then.
 * @param hosts of the provider's sites, such as `provider.example`
 */
export function alertLink(link: string | null, hosts: readonly string[]): string | null {
  if (link?.startsWith('/')) return ownAddress(link, portal);
  if (link === null || !URL.canParse(link)) return null;
  const { protocol, hostname, username, port, href } = new URL(link);
  const isProviders = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isProviders && username === '' && port === '' ? href : null;
}
