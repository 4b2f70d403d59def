/**
 * Makes UUIDv7 (RFC 9562): they sort by when they were made, within a millisecond too, and nobody guesses one.
 * @param now milliseconds since 1970
 */
export function eventIds(now: () => number = Date.now): () => string {
  let last = 0;
  let count = 0;
  return () => {
    const time = Math.max(now(), last);
    count = time === last ? count + 1 : 0;
    // A millisecond's 4,096 are used up: borrowed from the next.
    last = count > 0xfff ? time + 1 : time;
    if (count > 0xfff) count = 0;
    const random = crypto.getRandomValues(new Uint8Array(8));
    random[0] = 0x80 | ((random[0] ?? 0) & 0x3f);
    const tail = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const head = last.toString(16).padStart(12, '0');
    const counted = count.toString(16).padStart(3, '0');
    return `${head.slice(0, 8)}-${head.slice(8)}-7${counted}-${tail.slice(0, 4)}-${tail.slice(4)}`;
  };
}
