const deadlineMs = 2_000;
const lifetimeMs = 1_000;

/**
 * Whether the database takes a write in time. A write, because a full disk still answers reads; shared for a second,
 * because anybody may ask.
 * @param attempt runs a statement, or answers `false` without running it
 */
export function readinessProbe(
  attempt: (sql: string, values: unknown[]) => Promise<boolean>,
): () => Promise<boolean> {
  let last: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  const probe = async (): Promise<boolean> => {
    const expired = new Promise<boolean>((resolve) => {
      AbortSignal.timeout(deadlineMs).addEventListener('abort', () => resolve(false), { once: true });
    });
    const written = attempt(
      'INSERT INTO readiness (id, written_at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET written_at = EXCLUDED.written_at',
      [new Date()],
    ).catch(() => false);
    return await Promise.race([written, expired]);
  };
  return async () => {
    const now = performance.now();
    if (!last || now - last.at > lifetimeMs) last = { at: now, answer: probe() };
    return await last.answer;
  };
}
