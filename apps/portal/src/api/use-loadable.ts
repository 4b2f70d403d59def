import type { Loadable } from '@linework/parts/loadable';
import { useEffect } from 'react';
import useSWR from 'swr';
import { usePortal } from '../start/portal-context.ts';
import { forgetAnswersAfter } from './account-data.ts';
import { isFirstAnswer, noteShown } from './first-answers.ts';
import { whenConnected } from './when-connected.ts';

/** How long an answer that will soon be another one is shown. */
const passingFor = 5_000;

/**
 * A call's answer as a part of a page shows it. An answer seen before stays while a newer one is fetched. Without a
 * connection the question waits; what failed is asked again when the connection is back.
 * @param key from `keys`; `null` asks nothing yet
 * @param isPassing whether an answer will soon be another one: then it is asked for again
 */
export function useLoadable<Value>(
  key: readonly [name: string, accountId: string] | null,
  fetcher: (accountId: string) => Promise<Value>,
  isPassing: (value: Value) => boolean = () => false,
): Loadable<Value> {
  const { sessions } = usePortal();
  useEffect(() => forgetAnswersAfter(sessions), [sessions]);
  const { data, error, mutate } = useSWR(
    key,
    ([, accountId]: readonly [string, string]) => whenConnected(() => fetcher(accountId)),
    {
      shouldRetryOnError: false,
      refreshInterval: (latest) => (latest !== undefined && isPassing(latest) ? passingFor : 0),
      ...(isFirstAnswer(key) && { revalidateOnMount: false }),
    },
  );
  useEffect(() => noteShown(key));
  if (data !== undefined) return { status: 'ready', value: data };
  if (error !== undefined) return { status: 'failed', onRetry: () => void mutate() };
  return { status: 'loading' };
}
