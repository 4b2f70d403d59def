import { randomUUID } from 'node:crypto';
import { type AccountFacts, authorizationsAnHour } from '@linework/domain';
import {
  agreeing,
  askAll,
  cancel,
  change,
  changing,
  enroll,
  fillWallet,
  losesTheOther,
  refusesToBegin,
  refusesToEnd,
  seenAtFirst,
  swapCard,
  withCardNumber,
} from './auto-pay-asking.ts';
import type { ParityCase } from './parity-case.ts';
import { withSecurityCode } from './paying.ts';

/** A debit day on which the bank is past change already. */
const debitedSoon =
  (debitDay: number) =>
  (facts: AccountFacts): AccountFacts => ({
    ...facts,
    autoPay: facts.autoPay && { ...facts.autoPay, debitDay, lastDebitDate: '2026-10-31' },
  });

export const changeCases: readonly ParityCase[] = [
  ...changing([
    {
      what: 'by a wording of another time, which leaves all as it was',
      code: 'LW-APY-047',
      who: 'autoPayOn',
      does: async (portal) => {
        await change(portal, { textVersion: '2020-01' });
        await askAll(portal);
      },
    },
    {
      what: 'once too many within the hour, and turned off all the same',
      code: 'LW-APY-046',
      who: 'autoPayOn',
      does: async (portal) => {
        for (let times = 0; times < authorizationsAnHour; times += 1)
          await change(portal, { debitDay: times % 2 === 0 ? 3 : 4 });
        await change(portal, { debitDay: 3 });
        await cancel(portal);
        await askAll(portal);
      },
    },
    {
      what: 'the day, twice with one key',
      code: null,
      who: 'autoPayOn',
      does: async (portal) => {
        const key = randomUUID();
        await change(portal, {}, key);
        await change(portal, {}, key);
        await askAll(portal);
      },
    },
    {
      what: 'the method, to a new card',
      code: null,
      who: 'autoPayOn',
      does: async (portal) => {
        await change(portal, { debitDay: null, ...(await withCardNumber(portal, agreeing)) });
        await askAll(portal);
      },
    },
    {
      what: 'too late for the next debit, which is still made as it stood',
      code: null,
      who: 'autoPayOn',
      named: { change: debitedSoon(21) },
      does: async (portal) => {
        await change(portal, { debitDay: 5 });
        await askAll(portal);
        await cancel(portal);
        await askAll(portal);
      },
    },
    {
      what: 'to a card that agrees to no debits',
      code: 'LW-APY-041',
      who: 'autoPayOn',
      does: async (portal) => {
        await change(portal, { debitDay: null, ...(await withCardNumber(portal, refusesToBegin)) });
        await askAll(portal);
      },
    },
    {
      what: 'the day, by a card that never gives up',
      code: 'LW-APY-040',
      does: async (portal) => {
        await enroll(portal, await withCardNumber(portal, refusesToEnd));
        await change(portal);
        await askAll(portal);
      },
    },
    {
      what: 'to a card that is not taken when the other is given up',
      code: 'LW-APY-043',
      who: 'autoPayOn',
      does: async (portal) => {
        await change(portal, { debitDay: null, ...(await withCardNumber(portal, losesTheOther)) });
        await askAll(portal);
      },
    },
    {
      what: 'the day, while a colleague has given the card another number since it was shown',
      code: 'LW-APY-045',
      does: async (portal) => {
        await enroll(portal, await withSecurityCode(portal));
        await swapCard(portal);
        await change(portal, seenAtFirst(portal.customer));
        await askAll(portal);
      },
    },
    {
      what: 'to a card that a colleague has given another number since it was shown',
      code: 'LW-APY-045',
      does: async (portal) => {
        await enroll(portal);
        await swapCard(portal);
        const toCard = { ...(await withSecurityCode(portal)), ...seenAtFirst(portal.customer) };
        await change(portal, { debitDay: null, ...toCard });
      },
    },
    {
      what: 'to a new card that a full wallet has no room for',
      code: 'LW-WAL-014',
      does: async (portal) => {
        await enroll(portal);
        await fillWallet(portal);
        await change(portal, { debitDay: null, ...(await withCardNumber(portal, agreeing)) });
        await askAll(portal);
      },
    },
    {
      what: 'the method, to a saved card, sent again with its key and the security code verified anew',
      code: null,
      who: 'autoPayOn',
      does: async (portal) => {
        const key = randomUUID();
        await change(portal, { debitDay: null, ...(await withSecurityCode(portal)) }, key);
        await change(portal, { debitDay: null, ...(await withSecurityCode(portal)) }, key);
        await askAll(portal);
      },
    },
    {
      what: 'the method, to a saved card and back, and to the card by the token that has proven it',
      code: 'LW-PAY-013',
      who: 'autoPayOn',
      does: async (portal) => {
        const once = await withSecurityCode(portal);
        await change(portal, { debitDay: null, ...once });
        await change(portal, { debitDay: null, paymentMethodId: portal.customer.bank });
        await change(portal, { debitDay: null, ...once });
        await askAll(portal);
      },
    },
    {
      what: 'the day, with the card of now named without its security code',
      code: null,
      does: async (portal) => {
        await enroll(portal, await withSecurityCode(portal));
        await change(portal, { paymentMethodId: portal.customer.card });
        await askAll(portal);
      },
    },
    {
      what: 'with the key that enrolled',
      code: 'LW-PAY-042',
      does: async (portal) => {
        const key = randomUUID();
        await enroll(portal, {}, key);
        await change(portal, {}, key);
      },
    },
  ]),
  {
    what: 'to a saved card without its security code',
    code: 'LW-PAY-046',
    who: 'autoPayOn',
    does: async (portal) => {
      await change(portal, { debitDay: null, paymentMethodId: portal.customer.card });
      await askAll(portal);
    },
  },
  {
    what: 'to a saved card with a token of another time',
    code: 'LW-PAY-013',
    who: 'autoPayOn',
    does: async (portal) =>
      await change(portal, { debitDay: null, paymentMethodId: portal.customer.card, cardDataToken: 'none' }),
  },
  ...(
    [
      ['nothing', 'LW-SYS-060', { debitDay: null }],
      ['for no service', 'LW-SYS-060', { scopes: [] }],
      ['what is not on', 'LW-SYS-060', { scopes: ['mobile'] }],
      ['to a day that would be late', 'LW-APY-042', { debitDay: 20 }],
      ['to no day', 'LW-SYS-060', { debitDay: 99 }],
      ['to what is not there', 'LW-PAY-034', { paymentMethodId: 'none' }],
      ['and accept nothing', 'LW-SYS-060', { acceptedTerms: [] }],
      ['as it does not stand', 'LW-APY-044', { seen: ['00000000-0000-4000-8000-000000000000'] }],
    ] as const
  ).map(
    ([what, code, changed]): ParityCase => ({
      what,
      code,
      who: 'autoPayOn',
      does: async (portal) => await change(portal, changed),
    }),
  ),
];

export const cancelCases: readonly ParityCase[] = [
  ...changing([
    {
      what: 'days before the next debit, twice with one key',
      code: null,
      who: 'autoPayOn',
      does: async (portal) => {
        const key = randomUUID();
        await cancel(portal, 'allServices', key);
        await cancel(portal, 'allServices', key);
        await askAll(portal);
      },
    },
    {
      what: 'on the day of a debit, which is still made',
      code: null,
      who: 'autoPayOn',
      named: { change: debitedSoon(21) },
      does: async (portal) => {
        await askAll(portal);
        await cancel(portal);
        await askAll(portal);
        await enroll(portal, await withSecurityCode(portal));
        await askAll(portal);
      },
    },
    {
      what: 'by a card that never gives up',
      code: 'LW-APY-030',
      does: async (portal) => {
        await enroll(portal, await withCardNumber(portal, refusesToEnd));
        await cancel(portal);
        await askAll(portal);
      },
    },
  ]),
  {
    what: 'what is not on',
    code: 'LW-SYS-060',
    does: async (portal) => await cancel(portal),
  },
  {
    what: 'what somebody else has canceled',
    code: 'LW-APY-044',
    does: async (portal) => await cancel(portal, 'allServices', randomUUID(), ['none']),
  },
];
