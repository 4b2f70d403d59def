/**
 * What a cookie of the edge's holds; `null` without one. Over https its name carries `__Host-`, and one of the same name
 * without it may be of any host beside ours: it counts only where there is no other.
 */
export const ownCookie = (name: string, cookies: string = document.cookie): string | null =>
  cookieNamed(`__Host-${name}`, cookies) ?? cookieNamed(name, cookies);

/** What a cookie of exactly this name holds; `null` without one. */
export function cookieNamed(name: string, cookies: string = document.cookie): string | null {
  const start = `${name}=`;
  const pair = cookies.split(/;\s*/).find((each) => each.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length);
}
