import {
  add,
  isZero,
  type Statement,
  type StatementDifference,
  type StatementLine,
  statementServices,
  subtract,
  sum,
  zero,
} from '@linework/domain';
import fc from 'fast-check';
import { anyActivity, anyCents, words } from './any-activity.ts';

const lines: fc.Arbitrary<readonly StatementLine[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    description: fc.record({ en: words, es: words }),
    explanation: fc.record({ en: words, es: words }),
    amount: anyCents,
    was: fc.option(anyCents),
    serviceFrom: fc.constant('2026-10-01' as const),
    serviceTo: fc.constant('2026-10-31' as const),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Why a bill differs from the one before: each thing once, the largest first. */
const differences: fc.Arbitrary<readonly StatementDifference[]> = fc
  .uniqueArray(
    fc.record({
      reason: fc.constantFrom(
        'rate' as const,
        'proration' as const,
        'promotionEnded' as const,
        'oneOff' as const,
        'tax' as const,
        'discount' as const,
        'newCharge' as const,
        'ended' as const,
      ),
      description: fc.record({ en: words, es: words }),
      amount: anyCents.filter((amount) => !isZero(amount)),
      endedOn: fc.constantFrom('2026-10-31' as const, null),
    }),
    { maxLength: 12, selector: ({ reason, description }) => `${reason} ${description.en}` },
  )
  .map((told) => told.toSorted((a, b) => Math.abs(b.amount.cents) - Math.abs(a.amount.cents)));

/** A statement that obeys its sums, whatever it is of. */
export const anyStatement: fc.Arbitrary<Statement> = fc
  .record({
    balance: anyCents,
    activity: anyActivity,
    services: fc.uniqueArray(fc.tuple(fc.constantFrom(...statementServices), lines), {
      selector: ([service]) => service,
    }),
    billDate: fc.constantFrom('2026-10-03' as const, null),
    isFinal: fc.boolean(),
    // The lines of the bill before may not all be there.
    changes: fc.option(differences),
  })
  .map(({ balance, activity: since, services, billDate, isFinal, changes }) => {
    const before = billDate === null ? zero : balance;
    const left = sum([before, ...since.map(({ amount }) => amount)]);
    const sections = services.map(([service, own]) => ({
      service,
      lines: own,
      total: sum(own.map(({ amount }) => amount)),
    }));
    const newCharges = sum(sections.map(({ total }) => total));
    return {
      id: 'bill',
      kind: billDate === null ? 'first' : isFinal ? 'final' : 'regular',
      billDate: '2026-11-03',
      dueDate: '2026-11-24',
      serviceFrom: '2026-11-01',
      serviceTo: '2026-11-30',
      accountEnding: '4417',
      securityCode: null,
      previous: { billDate, balance: before, activity: since, left },
      sections,
      newCharges,
      total: add(left, newCharges),
      comparison: billDate &&
        changes && {
          previousBillDate: billDate,
          previousAmount: subtract(newCharges, sum(changes.map(({ amount }) => amount))),
          differences: changes,
        },
      standing: 'unpaid',
      addedSince: { refunded: zero, charged: zero },
      news: [],
    };
  });
