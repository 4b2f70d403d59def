import { useEffect, useState } from 'react';

/** A wait that is over by then is no news to anybody, in milliseconds: said with each letter it costs more than the lines do. */
const noticed = 300;

/** Whether something has been on its way for so long that it should be said. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), noticed);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
