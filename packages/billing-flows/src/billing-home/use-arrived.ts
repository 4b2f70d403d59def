import type { Transaction } from '@linework/domain';
import { useEffect, useState } from 'react';

/** What was shown before, also on an earlier visit to the page: a payment is made in between. */
const shownBefore = new Set<string>();

/** A payment is the same one before and after it posts. */
const idOf = ({ id, payment }: Transaction): string => payment?.id ?? id;

/** The line of a payment that landed since the page was last seen; `null` on a first visit, and of any other line. */
export function useArrived(activity: readonly Transaction[]): string | null {
  const [arrived, setArrived] = useState<string | null>(null);
  useEffect(() => {
    const fresh = activity.filter((line) => !shownBefore.has(idOf(line)));
    const landed = fresh.find(({ kind }) => kind === 'payment');
    if (landed && fresh.length < activity.length) setArrived(landed.id);
    for (const line of activity) shownBefore.add(idOf(line));
  }, [activity]);
  return arrived;
}
