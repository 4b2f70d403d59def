import type { Loadable } from '@linework/parts/loadable';

/**
 * The answer, once the others are there too or are known not to come: for answers that decide together where everything
 * stands. Drawn one after the other they would push what the customer is about to press.
 */
export const settledWith = <Value>(
  answer: Loadable<Value>,
  others: readonly Pick<Loadable<unknown>, 'status'>[],
): Loadable<Value> =>
  answer.status === 'ready' && others.some(({ status }) => status === 'loading')
    ? { status: 'loading' }
    : answer;
