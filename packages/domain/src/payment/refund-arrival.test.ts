import { expect, test } from 'vitest';
import { refundArrivesBy } from './refund-arrival.ts';

test.each([
  ['a card within the week', '2026-11-02', 'creditCard', '2026-11-09'],
  ['a bank account within the week', '2026-11-02', 'bankAccount', '2026-11-05'],
  ['a bank account over a weekend', '2026-11-05', 'bankAccount', '2026-11-10'],
  ['a card over Thanksgiving', '2026-11-20', 'creditCard', '2026-11-30'],
  ['what is sent on a Saturday', '2026-11-14', 'bankAccount', '2026-11-18'],
] as const)('%s', (_case, sentOn, to, by) => expect(refundArrivesBy(sentOn, to)).toBe(by));
