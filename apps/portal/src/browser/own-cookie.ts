/**
 * What a cookie of the edge's holds; `null` without one. Over https its name carries `__Host-`, and one of the same name
 * without it may be of any host beside ours: it counts only where there is no other.
 */
export function ownCookie(name: string, cookies: string = document.cookie): string | null {
  const pairs = cookies.split(/;\s*/);
  const held = [`__Host-${name}=`, `${name}=`].flatMap((start) =>
    pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length)),
  );
  return held[0] ?? null;
}
