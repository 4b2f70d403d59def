/** So many a second, and as many at once after a pause. @returns whether one may go */
export function tokenBucket(perSecond: number, now: () => number = Date.now): () => boolean {
  let left = perSecond;
  let at = now();
  return () => {
    const time = now();
    // A clock that was set back gives nothing, and takes nothing.
    left = Math.min(perSecond, left + (Math.max(0, time - at) * perSecond) / 1_000);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
