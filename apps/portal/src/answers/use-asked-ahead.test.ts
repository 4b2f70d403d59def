import { expect, test } from 'vitest';
import type { AccountQuestion } from '../api/account-question.ts';
import { askedAhead } from './use-asked-ahead.ts';

function customer() {
  let now = 0;
  let asked = 0;
  const about = (text: string): AccountQuestion<string> => ({
    key: ['Lines', { accountId: text }],
    ask: async () => `${text} ${++asked}`,
  });
  return { ahead: askedAhead<string>(() => now), about, wait: (ms: number) => (now += ms) };
}

test('what was asked ahead is not asked twice, and answers once', async () => {
  const { ahead, about } = customer();
  ahead.begin(about('visa'));
  const { ask } = ahead.following(about('visa'));
  expect(await ask()).toBe('visa 1');
  expect(await ask()).toBe('visa 2');
});

test('what is asked once something else is shown is not asked before, and not twice', async () => {
  const { ahead, about } = customer();
  const shown = Promise.withResolvers<void>();
  ahead.begin(about('visa'), shown.promise);
  const answer = ahead.following(about('visa')).ask();
  expect(await about('other').ask()).toBe('other 1');
  shown.resolve();
  expect(await answer).toBe('visa 2');
});

test('another question gets its own answer, and the newest counts', async () => {
  const { ahead, about } = customer();
  ahead.begin(about('vis'));
  ahead.begin(about('visa'));
  expect(await ahead.following(about('vis')).ask()).toBe('vis 3');
  expect(await ahead.following(about('visa')).ask()).toBe('visa 2');
});

test('what nobody came for in time is asked for anew', async () => {
  const { ahead, about, wait } = customer();
  ahead.begin(about('visa'));
  wait(2_000);
  expect(await ahead.following(about('visa')).ask()).toBe('visa 2');
});

test('a question asked ahead in vain is told to whoever comes for it, and to nobody else', async () => {
  const { ahead, about } = customer();
  ahead.begin({ ...about('visa'), ask: () => Promise.reject(new Error('No answer')) });
  await expect(ahead.following(about('visa')).ask()).rejects.toThrow('No answer');
});
