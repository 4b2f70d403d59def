import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The words of a copy file, by its place among the packages. */
const wordsOf = (place: string) =>
  JSON.parse(readFileSync(new URL(`../../../${place}.json`, import.meta.url), 'utf8'));

test.each(['en', 'es'])('the list and its file call everything by the same words, in %s', (language) => {
  const list = wordsOf(`account-areas/src/transactions/transactions.${language}`);
  const file = wordsOf(`messages/src/transaction-file/transaction-file.${language}`);
  expect(file.statuses).toEqual(list.status);
  expect(file.kinds).toEqual(list.line);
  const { all, ...channels } = list.channels;
  expect(file.channels).toEqual(channels);
});

test.each(['en', 'es'])('a bill stands here as it does everywhere, in %s', (language) => {
  const { status } = wordsOf(`account-areas/src/transactions/transactions.${language}`);
  const { state } = wordsOf(`parts/src/bills/bills.${language}`);
  expect([status.billPaid, status.billPending, status.billPastDue]).toEqual([
    state.paid,
    state.pending,
    state.pastDue,
  ]);
});

test.each(['en', 'es'])('how a payment was made goes on a sentence, but for a name, in %s', (language) => {
  const { by, channels } = wordsOf(`account-areas/src/transactions/transactions.${language}`);
  const { all, ...told } = channels;
  expect(Object.keys(by)).toEqual(Object.keys(told));
  for (const word of Object.values(by)) expect(word).toMatch(/^\p{Ll}/u);
});
