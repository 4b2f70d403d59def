import { useState } from 'react';
import type { AccountQuestion } from '../api/account-question.ts';

interface AskedAhead<Value> {
  /**
   * Asks before the page that will show the answer has come to be drawn. The last one counts.
   * @param after what is to be shown first, where something is at hand
   */
  readonly begin: (question: AccountQuestion<Value>, after?: Promise<void>) => void;
  /** The question; where it was asked ahead, its first asking gives that answer. */
  readonly following: (question: AccountQuestion<Value>) => AccountQuestion<Value>;
}

/** So old an answer is asked for anew, in milliseconds. */
const stale = 2_000;

export function askedAhead<Value>(now: () => number = () => performance.now()): AskedAhead<Value> {
  let last: { readonly name: string; readonly at: number; readonly answer: Promise<Value> } | null = null;
  const nameOf = ({ key }: AccountQuestion<Value>): string => JSON.stringify(key);
  const take = (name: string): Promise<Value> | null => {
    if (last?.name !== name) return null;
    const { answer, at } = last;
    last = null;
    return now() - at < stale ? answer : null;
  };
  return {
    begin: (question, after) => {
      const answer = after ? after.then(question.ask) : question.ask();
      // Whoever takes it hears why there is none.
      answer.catch(() => undefined);
      last = { name: nameOf(question), at: now(), answer };
    },
    following: (question) => ({
      ...question,
      ask: () => take(nameOf(question)) ?? question.ask(),
    }),
  };
}

/**
 * What is asked as soon as it is known what a page will ask, or once it shows what is at hand: a slow phone takes as long to
 * draw the page as the answer takes.
 */
export const useAskedAhead = <Value>(): AskedAhead<Value> => useState(() => askedAhead<Value>())[0];
