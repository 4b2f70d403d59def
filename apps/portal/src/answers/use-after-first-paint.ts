import { useEffect, useState } from 'react';
import { firstPaint } from '../browser/first-paint.ts';

/** Whether the page shows something: what stands below waits for that, so that it takes no line from what stands first. */
export function useAfterFirstPaint(): boolean {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => {
    let isThere = true;
    void firstPaint().then(() => {
      if (isThere) setPainted(true);
    });
    return () => {
      isThere = false;
    };
  }, []);
  return hasPainted;
}
