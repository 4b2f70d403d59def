import { randomUUID } from 'node:crypto';
import { AddPaymentMethodDocument } from '@linework/contract';
import { type AccountFacts, authorizationVersion } from '@linework/domain';
import {
  agreeing,
  askAll,
  authorizeOften,
  cancel,
  change,
  changing,
  enroll,
  fillWallet,
  refusesToBegin,
  seenAtFirst,
  swapCard,
  withCardNumber,
  withMobileService,
} from './auto-pay-asking.ts';
import type { ParityCase } from './parity-case.ts';
import { pay, withSecurityCode } from './paying.ts';
import type { Portal } from './portal.ts';

const declined = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  account: { ...facts.account, status: 'disconnected' },
});

export const enrollCases: readonly ParityCase[] = [
  ...changing([
    {
      what: 'once too many within the hour',
      code: 'LW-APY-046',
      does: async (portal) => {
        await authorizeOften(portal);
        await enroll(portal);
        await askAll(portal);
      },
    },
    {
      what: 'by a saved bank account, twice with one key',
      code: null,
      does: async (portal) => {
        const key = randomUUID();
        await enroll(portal, {}, key);
        await enroll(portal, {}, key);
        await askAll(portal);
      },
    },
    {
      what: 'by a saved card, in Spanish, where a payment waits for its day',
      code: null,
      who: 'twoScheduled',
      does: async (portal) => {
        await enroll(portal, { ...(await withSecurityCode(portal)), language: 'es' });
        await askAll(portal);
      },
    },
    {
      what: 'by a new card, which is saved',
      code: null,
      does: async (portal) => {
        await enroll(portal, await withCardNumber(portal, agreeing));
        await askAll(portal);
      },
    },
    {
      what: 'for mobile service beside all others, by a card',
      code: null,
      named: { change: withMobileService },
      does: async (portal) => {
        await enroll(portal, await withSecurityCode(portal));
        await enroll(portal, { ...(await withSecurityCode(portal)), scope: 'mobile', debitDay: 31 });
        await askAll(portal);
        await change(portal, { scopes: ['mobile'], debitDay: 30 });
        await cancel(portal, 'mobile');
        await askAll(portal);
      },
    },
    {
      what: 'for the mobile bill, which it debits from then on',
      code: null,
      who: 'mobileActive',
      does: async (portal) => {
        await enroll(portal, { ...(await withSecurityCode(portal)), scope: 'mobile', debitDay: 28 });
        await askAll(portal);
      },
    },
    {
      what: 'of both at once, authorized for both, and of mobile service alone',
      code: null,
      who: 'mobileAutoPayOn',
      does: async (portal) => {
        const toCard = await withSecurityCode(portal);
        await change(portal, { scopes: ['allServices', 'mobile'], debitDay: null, ...toCard });
        await askAll(portal);
        await cancel(portal, 'mobile');
        await askAll(portal);
      },
    },
    {
      what: 'by a saved card, sent again with its key and the security code verified anew',
      code: null,
      does: async (portal) => {
        const key = randomUUID();
        await enroll(portal, await withSecurityCode(portal), key);
        await enroll(portal, await withSecurityCode(portal), key);
        await askAll(portal);
      },
    },
    {
      what: 'by a saved card, and again by the token that has proven it',
      code: 'LW-PAY-013',
      does: async (portal) => {
        const once = await withSecurityCode(portal);
        await enroll(portal, once);
        await cancel(portal);
        await enroll(portal, once);
        await askAll(portal);
      },
    },
    {
      what: 'by a saved card, and pay with the token that has proven it',
      code: 'LW-PAY-013',
      does: async (portal) => {
        const once = await withSecurityCode(portal);
        await enroll(portal, once);
        await cancel(portal);
        await pay(portal, once);
      },
    },
    {
      what: 'by a saved card with the token of a new one',
      code: 'LW-PAY-013',
      does: async (portal) => {
        const { cardDataToken } = await withCardNumber(portal, agreeing);
        await enroll(portal, { paymentMethodId: portal.customer.card, cardDataToken });
        await askAll(portal);
      },
    },
    {
      what: 'by a new card that is saved already',
      code: null,
      does: async (portal) => {
        const { accountId } = portal.customer;
        const { cardDataToken } = await withCardNumber(portal, agreeing);
        const input = { accountId, cardDataToken, name: null, makePreferred: false };
        await portal.ask(AddPaymentMethodDocument, { input }, randomUUID());
        await enroll(portal, await withCardNumber(portal, agreeing));
        await askAll(portal);
      },
    },
    {
      what: 'by a card that agrees to no debits',
      code: 'LW-APY-020',
      does: async (portal) => {
        await enroll(portal, await withCardNumber(portal, refusesToBegin));
        await askAll(portal);
      },
    },
    {
      what: 'by a saved card that a colleague has given another number since it was shown',
      code: 'LW-APY-045',
      does: async (portal) => {
        await swapCard(portal);
        await enroll(portal, { ...(await withSecurityCode(portal)), ...seenAtFirst(portal.customer) });
        await askAll(portal);
      },
    },
    {
      what: 'by a saved bank account, while a colleague has changed another method',
      code: null,
      does: async (portal) => {
        await swapCard(portal);
        await enroll(portal, seenAtFirst(portal.customer));
      },
    },
    {
      what: 'by a new card that a full wallet has no room for',
      code: 'LW-WAL-014',
      does: async (portal) => {
        await fillWallet(portal);
        await enroll(portal, await withCardNumber(portal, agreeing));
        await askAll(portal);
      },
    },
    {
      what: 'with the key of another enrolment',
      code: 'LW-PAY-042',
      does: async (portal) => {
        const key = randomUUID();
        await enroll(portal, {}, key);
        await enroll(portal, { debitDay: 4 }, key);
      },
    },
    {
      what: 'where it is on already',
      code: 'LW-SYS-060',
      who: 'autoPayOn',
      does: async (portal) => await enroll(portal),
    },
  ]),
  {
    what: 'by a saved card without its security code',
    code: 'LW-PAY-046',
    does: async (portal) => {
      await enroll(portal, { paymentMethodId: portal.customer.card });
      await askAll(portal);
    },
  },
  {
    what: 'by a saved card without its security code, on a day that would be late',
    code: 'LW-APY-042',
    does: async (portal) => await enroll(portal, { paymentMethodId: portal.customer.card, debitDay: 12 }),
  },
  {
    what: 'where service is disconnected',
    code: 'LW-APY-011',
    named: { change: declined },
    does: async (portal) => await enroll(portal),
  },
  {
    what: 'where nothing can be paid online',
    code: 'LW-PAY-033',
    who: 'onlineBlocked',
    does: async (portal) => await enroll(portal),
  },
  {
    what: 'for mobile service by a bank account',
    code: 'LW-PAY-034',
    named: { change: withMobileService },
    does: async (portal) => await enroll(portal, { scope: 'mobile' }),
  },
  {
    what: 'of a property whose services are managed together, by a bank account',
    code: 'LW-PAY-034',
    who: 'massManaged',
    does: async (portal) => await enroll(portal),
  },
  {
    what: 'for mobile service, with the wording of all services',
    code: 'LW-APY-047',
    who: 'mobileActive',
    does: async (portal) =>
      await enroll(portal, {
        ...(await withSecurityCode(portal)),
        scope: 'mobile',
        debitDay: 28,
        textVersion: authorizationVersion,
      }),
  },
  {
    what: 'for mobile service that is not there',
    code: 'LW-SYS-060',
    does: async (portal) => await enroll(portal, { ...(await withSecurityCode(portal)), scope: 'mobile' }),
  },
  {
    what: 'on a day that would be late, with what is not there, and nothing accepted',
    code: 'LW-PAY-034',
    does: async (portal) =>
      await enroll(portal, { debitDay: 12, paymentMethodId: 'none', acceptedTerms: ['service'] }),
  },
  {
    what: 'by a wording of another time',
    code: 'LW-APY-047',
    does: async (portal) => await enroll(portal, { textVersion: '2020-01' }),
  },
  ...[0, 32, -1].map((debitDay) => ({
    what: `on the day ${debitDay}`,
    code: 'LW-SYS-060' as const,
    does: async (portal: Portal) => await enroll(portal, { debitDay }),
  })),
  {
    what: 'on a day that would be late',
    code: 'LW-APY-042',
    does: async (portal) => await enroll(portal, { debitDay: 12 }),
  },
  {
    what: 'by a prepaid card',
    code: 'LW-PAY-034',
    does: async (portal) => await enroll(portal, await withCardNumber(portal, '4000000000000028')),
  },
];
