import type { Loadable } from '@linework/billing-flows/billing-home';
import useSWR from 'swr';

/**
 * A call's answer as a part of a page shows it. An answer seen before stays while a newer one is fetched.
 * @param key from `keys`; `null` asks nothing yet
 */
export function useLoadable<Value>(
  key: readonly [name: string, accountId: string] | null,
  fetcher: (accountId: string) => Promise<Value>,
): Loadable<Value> {
  const { data, error, mutate } = useSWR(key, ([, accountId]: readonly [string, string]) =>
    fetcher(accountId),
  );
  if (data !== undefined) return { status: 'ready', value: data };
  if (error !== undefined) return { status: 'failed', onRetry: () => void mutate() };
  return { status: 'loading' };
}
