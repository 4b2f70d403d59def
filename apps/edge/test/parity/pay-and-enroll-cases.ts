import { randomUUID } from 'node:crypto';
import { type GraphSchema, PayAndEnrollDocument } from '@linework/contract';
import type { PaymentInput } from '../support/customers.ts';
import {
  agreeing,
  askAll,
  authorizeOften,
  changing,
  fillWallet,
  payAndEnrollInput,
  refusesToBegin,
  seenAtFirst,
  swapCard,
  withCardNumber,
} from './auto-pay-asking.ts';
import type { ParityCase } from './parity-case.ts';
import { cardData, newBank, withSecurityCode } from './paying.ts';
import type { Portal } from './portal.ts';

const passed = async (
  portal: Portal,
  payment: Partial<PaymentInput> = {},
  enrolment: Partial<GraphSchema.EnrollAutoPayInput> = {},
  key: string = randomUUID(),
) => {
  const input = payAndEnrollInput(portal.customer, payment, enrolment);
  return await portal.ask(PayAndEnrollDocument, { input }, key);
};

export const payAndEnrollCases: readonly ParityCase[] = [
  ...changing([
    {
      what: 'once too many within the hour, which is found before anything is paid',
      code: 'LW-APY-046',
      does: async (portal) => {
        await authorizeOften(portal);
        await passed(portal);
        await askAll(portal);
      },
    },
    {
      what: 'from a saved bank account, twice with one key',
      code: null,
      does: async (portal) => {
        const key = randomUUID();
        await passed(portal, {}, {}, key);
        await passed(portal, {}, {}, key);
        await askAll(portal);
      },
    },
    {
      what: 'with a new card, which is saved and debited',
      code: null,
      does: async (portal) => {
        await passed(portal, await withCardNumber(portal, agreeing));
        await askAll(portal);
      },
    },
    {
      what: 'with a new card, whose token is named for both',
      code: null,
      does: async (portal) => {
        const both = await withCardNumber(portal, agreeing);
        await passed(portal, both, both);
        await askAll(portal);
      },
    },
    {
      what: 'with a saved card, by another method from then on',
      code: null,
      does: async (portal) => {
        const { card, bank } = portal.customer;
        await passed(portal, await withSecurityCode(portal, card), { paymentMethodId: bank });
        await askAll(portal);
      },
    },
    {
      what: 'with a saved card, sent again with its key and the security code verified anew',
      code: null,
      does: async (portal) => {
        const { card, bank } = portal.customer;
        const key = randomUUID();
        for (let time = 0; time < 2; time += 1)
          await passed(portal, await withSecurityCode(portal, card), { paymentMethodId: bank }, key);
      },
    },
    {
      what: 'with a saved card that is named for both, sent again with the security code verified anew',
      code: null,
      does: async (portal) => {
        const key = randomUUID();
        for (let time = 0; time < 2; time += 1) {
          const both = await withSecurityCode(portal);
          await passed(portal, both, both, key);
        }
        await askAll(portal);
      },
    },
    {
      what: 'from a bank account, by a saved card from then on, sent again with its security code verified anew',
      code: null,
      does: async (portal) => {
        const key = randomUUID();
        await passed(portal, {}, await withSecurityCode(portal), key);
        await passed(portal, {}, await withSecurityCode(portal), key);
        await askAll(portal);
      },
    },
    {
      what: 'from a bank account, by a new card from then on',
      code: null,
      does: async (portal) => {
        await passed(portal, {}, await withCardNumber(portal, agreeing));
        await askAll(portal);
      },
    },
    {
      what: 'with a card that pays, and agrees to no debits',
      code: 'LW-APY-021',
      does: async (portal) => {
        await passed(portal, await withCardNumber(portal, refusesToBegin));
        await askAll(portal);
      },
    },
    {
      what: 'from a bank account that pays, and agrees to no debits',
      code: 'LW-APY-022',
      does: async (portal) => {
        const cardDataToken = await cardData(portal, newBank('000100009'));
        await passed(portal, { paymentMethodId: null, cardDataToken });
        await askAll(portal);
      },
    },
    {
      what: 'with a card that is declined',
      code: 'LW-PAY-010',
      does: async (portal) => {
        await passed(portal, await withCardNumber(portal, '4000000000000101'));
        await askAll(portal);
      },
    },
    {
      what: 'with a card of which nobody hears',
      code: 'LW-PAY-040',
      does: async (portal) => {
        await passed(portal, await withCardNumber(portal, '4000000000000226'));
        await askAll(portal);
      },
    },
    {
      what: 'with a saved card that a colleague has given another number since it was shown',
      code: 'LW-APY-045',
      does: async (portal) => {
        const { card } = portal.customer;
        await swapCard(portal);
        await passed(portal, await withSecurityCode(portal, card), seenAtFirst(portal.customer));
        await askAll(portal);
      },
    },
    {
      what: 'with a new card that a full wallet has no room for, which is found before anything is paid',
      code: 'LW-WAL-014',
      does: async (portal) => {
        await fillWallet(portal);
        await passed(portal, await withCardNumber(portal, agreeing));
        await askAll(portal);
      },
    },
    {
      what: 'with the key of another pass',
      code: 'LW-PAY-042',
      does: async (portal) => {
        const key = randomUUID();
        await passed(portal, {}, {}, key);
        await passed(portal, {}, { debitDay: 4 }, key);
      },
    },
  ]),
  {
    what: 'from a bank account, by a saved card without its security code, which is found before anything is paid',
    code: 'LW-PAY-046',
    does: async (portal) => {
      await passed(portal, {}, { paymentMethodId: portal.customer.card });
      await askAll(portal);
    },
  },
  {
    what: 'with a saved card without its security code, named for both',
    code: 'LW-PAY-046',
    does: async (portal) => {
      const { card: paymentMethodId } = portal.customer;
      await passed(portal, { paymentMethodId }, { paymentMethodId });
    },
  },
  {
    what: 'on a day to come',
    code: 'LW-SYS-060',
    does: async (portal) => await passed(portal, { paymentDate: '2026-12-01' }),
  },
  {
    what: 'of figures that have changed',
    code: 'LW-PAY-020',
    does: async (portal) => await passed(portal, { expectedAmountDue: { unit: 'USD', value: '0.01' } }),
  },
  {
    what: 'of no amount',
    code: 'LW-PAY-023',
    does: async (portal) => await passed(portal, { amount: { unit: 'USD', value: 'much' } }),
  },
  {
    what: 'on no day of the month, which is found before anything is paid',
    code: 'LW-SYS-060',
    does: async (portal) => {
      await passed(portal, {}, { debitDay: 40 });
      await askAll(portal);
    },
  },
  {
    what: 'by a wording of another time, which is found before anything is paid',
    code: 'LW-APY-047',
    does: async (portal) => {
      await passed(portal, {}, { textVersion: '2020-01' });
      await askAll(portal);
    },
  },
  {
    what: 'of one account, for another',
    code: 'LW-SYS-060',
    does: async (portal) => await passed(portal, {}, { accountId: randomUUID() }),
  },
];
