import {
  add,
  type Statement,
  type StatementActivity,
  type StatementLine,
  statementServices,
  sum,
  usd,
  zero,
} from '@linework/domain';
import fc from 'fast-check';

/** Any amount that a bill may have, to either side. */
export const anyCents = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(usd);
/** What people and providers call things, as hard to keep in a cell as it gets. */
const words = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => `=-"${text}",\r\n`);

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

/** Whatever may have happened on an account. */
export const anyActivity: fc.Arbitrary<readonly StatementActivity[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(
      'charge' as const,
      'payment' as const,
      'credit' as const,
      'return' as const,
      'refund' as const,
    ),
    date: fc.constant('2026-10-12' as const),
    postedDate: fc.constantFrom('2026-10-13' as const, null),
    amount: anyCents,
    payment: fc.constant(null),
  }),
  { maxLength: 5 },
);

/** A statement that obeys its sums, whatever it is of. */
export const anyStatement: fc.Arbitrary<Statement> = fc
  .record({
    balance: anyCents,
    activity: anyActivity,
    services: fc.uniqueArray(fc.tuple(fc.constantFrom(...statementServices), lines), {
      selector: ([service]) => service,
    }),
    billDate: fc.constantFrom('2026-10-03' as const, null),
  })
  .map(({ balance, activity: since, services, billDate }) => {
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
      kind: 'regular',
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
      comparison: null,
      standing: 'unpaid',
      news: [],
    };
  });
