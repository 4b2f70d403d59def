import { startTransition, useOptimistic, useState } from 'react';

type Ask<View> = (view: View, how: 'push' | 'replace') => void;

/**
 * What an address says, from the moment it is asked for: the page asks for it and shows it while the address and all that
 * goes by it follow. It stays the same value until the address says something else.
 * @param said by the address
 * @param isSame whether two values have one address
 * @param goTo leads to the address
 */
export function useAskedView<View>(
  said: View,
  isSame: (one: View, other: View) => boolean,
  goTo: Ask<View>,
): readonly [asked: View, ask: Ask<View>] {
  const [asked, setAsked] = useOptimistic(said);
  const [kept, keep] = useState(asked);
  const same = isSame(kept, asked) ? kept : asked;
  if (same !== kept) keep(same);
  return [
    same,
    (view, how) =>
      startTransition(() => {
        setAsked(view);
        goTo(view, how);
      }),
  ];
}
