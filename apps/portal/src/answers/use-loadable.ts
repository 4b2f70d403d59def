import type { Loadable } from '@linework/parts/loadable';
import { useEffect } from 'react';
import useSWR from 'swr';
import type { AccountQuestion } from '../api/account-question.ts';
import { whenConnected } from '../api/when-connected.ts';
import { usePortal } from '../portal/portal-context.ts';
import { forgetAnswersAfter } from './account-data.ts';
import { isFirstAnswer, noteShown } from './first-answers.ts';

/** How long an answer that will soon be another one is shown. */
const passingFor = 5_000;

/**
 * A call's answer as a part of a page shows it. An answer seen before stays while a newer one is fetched. Without a
 * connection the question waits; what failed is asked again when the connection is back.
 * @param question `null` asks nothing yet
 * @param isPassing whether an answer will soon be another one: then it is asked for again
 */
export function useLoadable<Value>(
  question: AccountQuestion<Value> | null,
  isPassing: (value: Value) => boolean = () => false,
): Loadable<Value> {
  const { sessions } = usePortal();
  useEffect(() => forgetAnswersAfter(sessions), [sessions]);
  const { data, error, mutate } = useSWR(
    question?.key ?? null,
    question && (() => whenConnected(question.ask)),
    {
      shouldRetryOnError: false,
      refreshInterval: (latest) => (latest !== undefined && isPassing(latest) ? passingFor : 0),
      ...(question && isFirstAnswer(question.key) && { revalidateOnMount: false }),
    },
  );
  useEffect(() => {
    if (question) noteShown(question.key);
  });
  if (data !== undefined) return { status: 'ready', value: data };
  if (error !== undefined) return { status: 'failed', onRetry: () => void mutate() };
  return { status: 'loading' };
}
