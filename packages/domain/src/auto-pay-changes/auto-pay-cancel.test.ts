import { expect, test } from 'vitest';
import { autoPay, bankSnapshot, charge, factsWith } from '../../test/sample-facts.ts';
import { defaultAutoPaySettings } from '../auto-pay/settings.ts';
import { debitTurn } from '../facts/debit-turn.ts';
import { usd } from '../money/arithmetic.ts';
import { autoPayCancelPreview, dueByHand } from './auto-pay-cancel.ts';

test.each([
  ['nothing past due', 100_00, '2026-12-05', 0, { due: 'by', date: '2026-12-05' }],
  ['a part past due', 100_00, '2026-11-05', 40_00, { due: 'partNow', pastDue: usd(40_00) }],
  ['all of it past due', 100_00, '2026-11-05', 100_00, { due: 'now' }],
  ['more past due than is left, as a debit is still made', 60_00, '2026-11-05', 100_00, { due: 'now' }],
  ['due on no day', 100_00, null, 0, { due: 'now' }],
] as const)('left to pay by hand with %s', (_, amount, dueDate, pastDue, due) => {
  expect(dueByHand({ amount: usd(amount), dueDate }, { pastDueNet: usd(pastDue) })).toEqual(due);
});

test.each([
  ['made by the last day for changes', '2026-12-03', 16_000],
  ['made after it', '2026-12-04', 0],
] as const)(
  'canceled too late for a debit, a bill that was %s is told as it is debited',
  (_, billDate, debited) => {
    const owed = { ...charge('2026-12-24', 16_000), date: billDate, billId: 'bill' };
    const facts = factsWith({
      ledger: [owed],
      autoPay: autoPay(7, { method: bankSnapshot, lastDebitDate: '2026-11-07' }),
    });
    const preview = autoPayCancelPreview(facts, new Date('2026-12-05T17:00:00Z'), { cutOff: '20:00' });
    expect(preview?.stillMade).toMatchObject({ date: '2026-12-07', estimatedAmount: usd(debited) });
    expect(preview?.toPay.amount).toEqual(usd(16_000 - debited));
    const last = {
      ...autoPay(7, { method: bankSnapshot, lastDebitDate: '2026-11-07' }),
      id: 'last',
      debitDate: '2026-12-07',
    } as const;
    const ended = { ...facts, autoPay: null, lastAutoPay: last };
    const turn = debitTurn(ended, 'last', '2026-12-07', defaultAutoPaySettings);
    expect(turn.turn === 'debit' ? turn.amount : usd(0)).toEqual(usd(debited));
  },
);
