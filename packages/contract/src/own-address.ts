/**
 * An address on this very site as path, query and anchor, however it is written; `null` for any other. What counts is
 * where the browser would go, so the address is resolved first, and what is given out resolves to the same again: a path
 * such as `//host`, which `/.//host` comes to, would name another site to whoever reads it next.
 * @param origin of this site, such as `https://portal.example`
 */
export function ownAddress(wanted: string, origin: string): string | null {
  const meant = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (meant?.origin !== origin) return null;
  const address = `${meant.pathname}${meant.search}${meant.hash}`;
  // An address of the same origin may still be none of its pages, such as `blob:` and one with a user name.
  const isStable = URL.canParse(address, origin) && new URL(address, origin).href === meant.href;
  return isStable ? address : null;
}
