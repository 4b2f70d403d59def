const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long is waited after each try that failed. */
const pausesMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 3 * hourMs, 6 * hourMs] as const;
const longestPauseMs = 12 * hourMs;

/** What could not be delivered for so long tells of what is past: it is given up. */
export const deliveredWithinMs = 72 * hourMs;

/** When a message is tried again after so many tries; `null` where it is given up. */
export function nextTry(tries: number, { createdAt, now }: { createdAt: Date; now: Date }): Date | null {
  const at = now.getTime() + (pausesMs[tries - 1] ?? longestPauseMs);
  return at - createdAt.getTime() > deliveredWithinMs ? null : new Date(at);
}
