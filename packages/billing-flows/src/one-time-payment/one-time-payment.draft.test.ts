import { addDays, mayBeDrafted, usd } from '@linework/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDraft, writeDraft } from './one-time-payment.draft.ts';
import type { PaymentDraft } from './one-time-payment.types.ts';
import { steps } from './one-time-payment.types.ts';

const anyDraft: fc.Arbitrary<PaymentDraft> = fc.record({
  keptOn: fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-21', days)),
  step: fc.constantFrom(...steps),
  choice: fc.constantFrom('amountDue', 'pastDue', 'other'),
  amount: fc.integer({ min: 1, max: 5_000_000 }).map(usd),
  overpaymentConfirmed: fc.boolean(),
  savedMethodId: fc.option(fc.uuid()),
  notKept: fc.option(fc.constantFrom('creditCard', 'bankAccount')),
  date: fc.option(fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-21', days))),
  attempt: fc.option(fc.record({ key: fc.uuid({ version: 4 }), sent: fc.boolean() })),
  hasFailed: fc.boolean(),
  prefersLater: fc.boolean(),
});

test('whatever a payment keeps of itself is taken by the server, and reads back', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const text = writeDraft(draft);
      expect(mayBeDrafted(JSON.parse(text))).toBe(true);
      expect(readDraft(text)).toEqual(draft);
    }),
  );
});
