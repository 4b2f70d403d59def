import {
  cardBrands,
  ledgerKinds,
  type MethodSnapshot,
  paymentChannels,
  type StatementActivity,
  type StatementPayment,
  usd,
} from '@linework/domain';
import fc from 'fast-check';

/** Any amount that a bill may have, to either side. */
export const anyCents = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(usd);

/** What people and providers call things, as hard to keep in a cell as it gets. */
export const words = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => `=-"${text}",\r\n`);

const method: fc.Arbitrary<MethodSnapshot> = fc.oneof(
  fc.record({
    methodId: fc.constant(null),
    name: fc.option(words),
    type: fc.constant('creditCard' as const),
    brand: fc.constantFrom(...cardBrands),
    accountType: fc.constant(null),
    lastFourDigits: fc.stringMatching(/^\d{4}$/),
  }),
  fc.record({
    methodId: fc.constant(null),
    name: fc.option(words),
    type: fc.constant('bankAccount' as const),
    brand: fc.constant(null),
    accountType: fc.constantFrom('checking' as const, 'savings' as const),
    lastFourDigits: fc.stringMatching(/^\d{4}$/),
  }),
);

const payment: fc.Arbitrary<StatementPayment> = fc.record({
  id: fc.uuid(),
  reference: fc.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
  method,
  channel: fc.constantFrom(...paymentChannels),
});

/** Whatever may have happened on an account. Charges may be of a bill. Charges and credits are of no payment; of others it may be unknown. */
export const anyActivity: fc.Arbitrary<readonly StatementActivity[]> = fc.array(
  fc
    .record({
      id: fc.uuid(),
      kind: fc.constantFrom(...ledgerKinds),
      date: fc.constant('2026-10-12' as const),
      postedDate: fc.constantFrom('2026-10-13' as const, null),
      amount: anyCents,
      isBill: fc.boolean(),
      payment: fc.option(payment),
    })
    .map((line) => ({
      ...line,
      isBill: line.kind === 'charge' && line.isBill,
      payment: line.kind === 'charge' || line.kind === 'credit' ? null : line.payment,
    })),
  { maxLength: 5 },
);
