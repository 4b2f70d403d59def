import { expect, test } from 'vitest';
import { readFilling } from './template.ts';

test('what stands for each placeholder is read', () => {
  const template = '{{amount, money}} of it is past due; the rest is due {{date, dayMonth}}';
  expect(readFilling(template, '$12.50 of it is past due; the rest is due December 6')).toEqual({
    amount: '$12.50',
    date: 'December 6',
  });
});

test('other words are none of it, nor more words around it', () => {
  expect(readFilling('Pay {{amount, money}}', 'Pay past due, $12.50')).toBeNull();
  expect(readFilling('Pay {{amount, money}}', 'Pay $12.50 today')).toBeNull();
});

test('where money belongs nothing else passes', () => {
  expect(readFilling('{{amount, money}} on {{date}}', 'Next: $1.00 on May 1')).toBeNull();
  expect(readFilling('{{amount, money}}', '\u2212$1,000.00')).toEqual({ amount: '\u2212$1,000.00' });
});

test('a text without placeholders fills nothing, and markup is no part of the words', () => {
  expect(readFilling('Due today', 'Due today')).toEqual({});
  expect(readFilling('of <strong>{{amount, money}}</strong>', 'of $5.00')).toEqual({ amount: '$5.00' });
});

test('a whole card that begins like a text is not that text', () => {
  const template = 'Auto Pay will charge {{amount, money}} on {{date, dayMonth}}';
  const card = 'Auto Pay will charge $319.13 on December 6 $319.13 Due December 6';
  expect(readFilling(template, card)).toBeNull();
});
