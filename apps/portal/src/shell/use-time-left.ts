import { useEffect, useState } from 'react';

const secondsUntil = (endsAt: number): number => Math.max(Math.ceil((endsAt - Date.now()) / 1000), 0);

/**
 * Counts the last seconds of a session.
 * @returns whole seconds left once no more than `warningSeconds` are, 0 when it is over; `null` before, and signed out
 */
export function useTimeLeft(endsAt: number | null, warningSeconds: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (endsAt === null) return setLeft(null);
    const look = () => {
      const seconds = secondsUntil(endsAt);
      setLeft(seconds <= warningSeconds ? seconds : null);
    };
    look();
    const beat = setInterval(look, 1000);
    return () => clearInterval(beat);
  }, [endsAt, warningSeconds]);
  return left;
}
