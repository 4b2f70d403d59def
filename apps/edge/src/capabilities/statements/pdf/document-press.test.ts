import type { DocumentOutline } from '@linework/messages';
import { expect, test } from 'vitest';
import { documentPress, PressBusy } from './document-press.ts';

const outline = (title: string): DocumentOutline => ({
  name: 'statement',
  language: 'en-US',
  day: '2026-11-03',
  brand: 'Linework Business',
  title,
  facts: { heads: [], rows: [['Account', 'Ending in 4417']], total: null },
  parts: [],
  link: { text: 'See this account online', address: 'https://portal.example/' },
  page: 'Page',
});
const limits = { deadlineMs: 20_000, queue: 16, kept: 2 };

test('the same content is made once, and is the same whoever makes it', async () => {
  const [one, other] = [documentPress(limits), documentPress(limits)];
  const first = await one.print(outline('A'), 'account');
  expect(await one.print(outline('A'), 'account')).toBe(first);
  expect((await other.print(outline('A'), 'account')).tag).toBe(first.tag);
  expect((await one.print(outline('B'), 'account')).tag).not.toBe(first.tag);
  await one.print(outline('C'), 'account');
  expect(await one.print(outline('A'), 'account')).not.toBe(first);
  await Promise.all([one.stop(), other.stop()]);
});

test('more than may wait are turned away, and room comes back', async () => {
  const press = documentPress({ ...limits, queue: 2 });
  const taken = [press.print(outline('A'), 'account'), press.print(outline('B'), 'account')];
  await expect(press.print(outline('C'), 'account')).rejects.toBeInstanceOf(PressBusy);
  await Promise.all(taken);
  await expect(press.print(outline('C'), 'account')).resolves.toBeDefined();
  await press.stop();
});

test('what is not made in time fails, and what comes after is made', async () => {
  const press = documentPress({ ...limits, deadlineMs: 0 });
  await expect(press.print(outline('A'), 'account')).rejects.toThrow('in time');
  await press.stop();
});

test('what cannot be drawn fails alone', async () => {
  const press = documentPress(limits);
  const broken = { ...outline('A'), day: '0000-13-45' } as const;
  await expect(press.print(broken, 'account')).rejects.toThrow();
  await expect(press.print(outline('B'), 'account')).resolves.toBeDefined();
  await press.stop();
});
