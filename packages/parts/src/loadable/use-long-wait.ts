import { useEffect, useState } from 'react';

/** Whether something has gone on for so long that it should be said. @param after milliseconds */
export function useLongWait(isWaiting: boolean, after: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), after);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting, after]);
  return isLong;
}
