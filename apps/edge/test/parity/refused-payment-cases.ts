import { randomUUID } from 'node:crypto';
import { type Customer, dollars, type PaymentInput } from '../support/customers.ts';
import type { ParityCase } from './parity-case.ts';
import { bank, card, ofDevice, ofMobileBill, pay } from './paying.ts';

type Refused = readonly [
  what: string,
  code: NonNullable<ParityCase['code']>,
  who: NonNullable<ParityCase['who']>,
  change: (customer: Customer) => Partial<PaymentInput>,
];

const refused: readonly Refused[] = [
  ['while another is being checked', 'LW-PAY-041', 'checking', () => ({ amount: dollars(100) })],
  ['where nothing can be paid online', 'LW-PAY-033', 'onlineBlocked', bank],
  ['where neither cards nor banks may pay', 'LW-PAY-032', 'bothRestricted', bank],
  ['of figures that have changed', 'LW-PAY-020', 'current', () => ({ expectedAmountDue: dollars(1) })],
  ['of more than the most', 'LW-PAY-022', 'current', () => ({ amount: dollars(500_001) })],
  ['of less than the least', 'LW-PAY-022', 'current', () => ({ amount: dollars(99) })],
  ['of more than is due, not agreed to', 'LW-PAY-024', 'current', () => ({ amount: dollars(17_826) })],
  ['yesterday', 'LW-PAY-021', 'current', () => ({ paymentDate: '2026-11-20' })],
  ['too far ahead', 'LW-PAY-025', 'current', () => ({ paymentDate: '2027-01-21' })],
  ['as the third that is dated', 'LW-PAY-026', 'twoScheduled', () => ({ paymentDate: '2026-11-24' })],
  ['later, of what is past due', 'LW-PAY-027', 'pastDue43', () => ({ paymentDate: '2026-11-24' })],
  ['by card where none may', 'LW-PAY-030', 'cardRestricted', card],
  ['from a bank where none may', 'LW-PAY-031', 'bankRestricted', bank],
  ['with an expired card', 'LW-PAY-034', 'expiredCard', card],
  ['with a method that is not there', 'LW-PAY-034', 'current', () => ({ paymentMethodId: randomUUID() })],
  ['with a method of no such id', 'LW-PAY-034', 'current', () => ({ paymentMethodId: 'none' })],
  ['with a card and no security code', 'LW-PAY-046', 'current', card],
  ['with nothing', 'LW-PAY-046', 'current', () => ({ paymentMethodId: null })],
  [
    'with a token that nobody was given',
    'LW-PAY-013',
    'current',
    () => ({ paymentMethodId: null, cardDataToken: 'none' }),
  ],
  ['of no amount', 'LW-PAY-023', 'current', () => ({ amount: { unit: 'USD', value: '1,00' } })],
  ['in another currency', 'LW-PAY-023', 'current', () => ({ amount: { unit: 'EUR', value: '1.00' } })],
  [
    'of nothing that can be read',
    'LW-PAY-023',
    'current',
    () => ({
      amount: { unit: 'USD', value: '' },
      expectedAmountDue: { unit: 'USD', value: '-' },
      paymentDate: 'today',
    }),
  ],
  [
    'of a device, of more than is left of it',
    'LW-PAY-022',
    'mobileActive',
    (customer) => ({ ...ofDevice(customer), amount: dollars(59_995) }),
  ],
  [
    'of a device, of what was left of it before',
    'LW-PAY-020',
    'mobileActive',
    (customer) => ({ ...ofDevice(customer), expectedAmountDue: dollars(1) }),
  ],
  [
    'of a device, on another day',
    'LW-PAY-025',
    'mobileActive',
    (customer) => ({ ...ofDevice(customer), paymentDate: '2026-11-24' }),
  ],
  [
    'of a device, from a bank account',
    'LW-PAY-031',
    'mobileActive',
    (customer) => ({ ...ofDevice(customer), ...bank(customer) }),
  ],
  [
    'of the mobile bill, of more than is left of it',
    'LW-PAY-022',
    'mobileActive',
    (customer) => ({ ...ofMobileBill(customer), amount: dollars(18_641) }),
  ],
  [
    'of the mobile bill, from a bank account',
    'LW-PAY-031',
    'mobileActive',
    (customer) => ({ ...ofMobileBill(customer), ...bank(customer) }),
  ],
  ['of a mobile bill that there is not', 'LW-MOB-021', 'current', (customer) => ofMobileBill(customer)],
  ['of a device while mobile service is off', 'LW-MOB-021', 'mobileOff', ofDevice],
  ['of a device that is not there', 'LW-MOB-021', 'current', ofDevice],
  ['on no day', 'LW-PAY-025', 'current', () => ({ paymentDate: '2026-02-30' })],
  [
    'with all of it wrong at once',
    'LW-PAY-022',
    'current',
    () => ({ amount: dollars(1), paymentDate: '2026-11-20', paymentMethodId: 'none' }),
  ],
];

export const refusedPayments: readonly ParityCase[] = refused.map(([what, code, who, change]) => ({
  what,
  code,
  who,
  does: async (portal) => await pay(portal, change(portal.customer)),
}));
