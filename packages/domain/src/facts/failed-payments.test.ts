import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import type { Payment } from '../payment/payment.ts';
import { failedPayments } from './failed-payments.ts';

const today = '2026-11-21';
const at = (hour: number): string => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
/** Failed by Auto Pay at an hour of yesterday. */
const failed = (id: string, cents: number, hour: number): Payment =>
  payment('failed', cents, '2026-11-20', {
    id,
    channel: 'autoPay',
    requestedAt: at(hour),
    failedAt: at(hour),
  });
const paid = (cents: number, hour: number): Payment =>
  payment('successful', cents, '2026-11-20', { requestedAt: at(hour) });
const owing = (...payments: Payment[]) => factsWith({ ledger: [charge('2026-12-05', 100_000)], payments });
const paidUp = (...payments: Payment[]) => factsWith({ payments });
const told = (facts: ReturnType<typeof factsWith>): string[] =>
  failedPayments(facts, today).map(({ payment: { id } }) => id);

describe('payments that failed, and what was paid later', () => {
  it('one payment stands in for one that failed: the other is still told', () => {
    expect(told(owing(failed('first', 500, 1), failed('second', 500, 2), paid(500, 3)))).toEqual(['first']);
    expect(
      told(owing(failed('first', 500, 1), failed('second', 500, 2), paid(500, 3), paid(500, 4))),
    ).toEqual([]);
  });

  it('it stands in for the largest that it is enough for', () => {
    const facts = owing(
      failed('small', 100, 1),
      failed('middle', 400, 2),
      failed('large', 900, 3),
      paid(500, 4),
    );
    expect(told(facts)).toEqual(['large', 'small']);
  });

  it('a part of it is not enough', () => {
    expect(told(owing(failed('one', 500, 1), paid(499, 2)))).toEqual(['one']);
    expect(told(owing(failed('one', 500, 1), paid(250, 2), paid(250, 3)))).toEqual(['one']);
  });

  it('where nothing is owed any more one payment was enough for all that it covers', () => {
    const all = [failed('first', 500, 1), failed('second', 500, 2), failed('more', 600, 3), paid(500, 4)];
    expect(told(paidUp(...all))).toEqual(['more']);
  });

  it('what was paid before it failed stands in for nothing', () => {
    expect(told(paidUp(paid(500, 1), failed('one', 500, 2)))).toEqual(['one']);
  });
});

const some = fc.record({ cents: fc.integer({ min: 1, max: 6 }), hour: fc.integer({ min: 0, max: 23 }) });
const several = fc.array(some, { maxLength: 6 });
const build = (failures: { cents: number; hour: number }[], later: { cents: number; hour: number }[]) => [
  ...failures.map(({ cents, hour }, index) => failed(`failed-${index}`, cents, hour)),
  ...later.map(({ cents, hour }) => paid(cents, hour)),
];

describe('whatever failed and whatever was paid', () => {
  it('no more of them are silent than were paid later, and none without a later payment that is enough', () => {
    fc.assert(
      fc.property(several, several, fc.boolean(), (failures, later, owes) => {
        const payments = build(failures, later);
        const shown = told(owes ? owing(...payments) : paidUp(...payments));
        const silent = payments.filter(({ id, status }) => status === 'failed' && !shown.includes(id));
        if (owes) expect(silent.length).toBeLessThanOrEqual(later.length);
        for (const one of silent) {
          const enough = payments.some(
            ({ status, amount, requestedAt }) =>
              status === 'successful' &&
              amount.cents >= one.amount.cents &&
              requestedAt >= (one.failedAt ?? one.requestedAt),
          );
          expect(enough).toBe(true);
        }
      }),
    );
  });

  it('one more payment never brings one back, and owing nothing tells no more of them', () => {
    fc.assert(
      fc.property(several, several, some, (failures, later, { cents, hour }) => {
        const payments = build(failures, later);
        const shown = told(owing(...payments)).length;
        expect(told(owing(...payments, paid(cents, hour))).length).toBeLessThanOrEqual(shown);
        expect(told(paidUp(...payments)).length).toBeLessThanOrEqual(shown);
      }),
    );
  });
});
