import { useEffect, useRef, useState } from 'react';

/** As long as a step's own movement, in milliseconds. */
const duration = 160;

/** Where nobody sees it, or nobody wants it, nothing moves. */
const standsStill = () =>
  document.visibilityState === 'hidden' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A figure, in cents, that counts to its new value where it stands; at once under reduced motion. */
export function useCountedFigure(cents: number): number {
  const [shown, setShown] = useState(cents);
  const from = useRef(cents);
  useEffect(() => {
    const start = from.current;
    const show = (next: number) => {
      from.current = next;
      setShown(next);
    };
    if (start === cents) return;
    if (standsStill()) return show(cents);
    const begin = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(Math.max((now - begin) / duration, 0), 1);
      show(Math.round(start + (cents - start) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [cents]);
  return shown;
}
