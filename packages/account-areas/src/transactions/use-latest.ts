import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same one and does what the newest would: what is given it need not be drawn again for it. */
export function useLatest<Arguments extends readonly unknown[]>(
  callback: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
