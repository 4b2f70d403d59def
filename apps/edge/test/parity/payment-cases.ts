import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type GraphSchema,
  MakePaymentDocument,
  MobileSummaryDocument,
  PaymentOptionsDocument,
  restPaths,
} from '@linework/contract';
import { digitsOf, outcomeCodes } from '@linework/domain';
import { dollars, type PaymentInput } from '../support/customers.ts';
import { paidAgain } from './paid-again-cases.ts';
import type { ParityCase } from './parity-case.ts';
import {
  approved,
  askEverything,
  expiresThisMonth,
  newBank,
  newCard,
  ofDevice,
  ofMobileBill,
  pay,
  withNew,
  withSecurityCode,
} from './paying.ts';
import { refusedPayments } from './refused-payment-cases.ts';

/** The published numbers of the sandbox, each with the outcome that it is for. */
const sandboxNumbers = readFileSync(new URL('../../../../docs/sandbox-numbers.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const number = digitsOf(/^\| `([\d ]+)`/.exec(line)?.[1] ?? '');
    // The first that a line names is what paying by it ends as, however the codes themselves are ordered.
    const named = /LW-[A-Z]{3}-\d{3}/.exec(line)?.[0];
    const code = outcomeCodes.find((known) => known === named);
    return number && code ? [{ number, code }] : [];
  });

const isBank = (number: string): boolean => number.length < 12;

const bySandboxNumber = sandboxNumbers.map(
  ({ number, code }): ParityCase => ({
    what: `with the number ${number}, to be saved`,
    code,
    changes: true,
    does: async (portal) => {
      const method = await withNew(portal, isBank(number) ? newBank(number) : newCard(number));
      if (method.cardDataToken === 'none') return;
      await pay(portal, { ...method, savePaymentMethod: true });
      await askEverything(portal);
      await pay(portal, { ...method, savePaymentMethod: true });
    },
  }),
);

const made: readonly Omit<ParityCase, 'changes'>[] = [
  {
    what: 'from a saved bank account',
    code: 'LW-PAY-003',
    does: async (portal) => {
      await pay(portal);
      await askEverything(portal);
    },
  },
  {
    what: 'with a saved card and its security code',
    code: 'LW-PAY-001',
    does: async (portal) => {
      await pay(portal, await withSecurityCode(portal, portal.customer.card));
      await askEverything(portal);
    },
  },
  {
    what: 'on another day, with a new card that is saved at once',
    code: 'LW-PAY-002',
    does: async (portal) => {
      const method = await withNew(portal, approved);
      await pay(portal, { ...method, paymentDate: '2026-11-24', savePaymentMethod: true });
      await askEverything(portal);
    },
  },
  {
    what: 'that brings service back',
    code: 'LW-PAY-001',
    who: 'softDisconnected',
    does: async (portal) => {
      await pay(portal, await withSecurityCode(portal, portal.customer.card));
      await askEverything(portal);
    },
  },
  {
    what: 'that would bring service back, and nobody knows of',
    code: 'LW-PAY-040',
    who: 'softDisconnected',
    does: async (portal) => {
      await pay(portal, await withNew(portal, newCard('4000000000000200')));
      await askEverything(portal);
    },
  },
  {
    what: 'of a part of a device',
    code: 'LW-PAY-001',
    who: 'mobileActive',
    does: async (portal) => {
      const { accountId, card: saved } = portal.customer;
      await pay(portal, { ...ofDevice(portal.customer), ...(await withSecurityCode(portal, saved)) });
      await askEverything(portal);
      await portal.ask(MobileSummaryDocument, { accountId });
    },
  },
  {
    what: 'of the mobile bill, which brings service back',
    code: 'LW-PAY-001',
    who: 'mobileOff',
    does: async (portal) => {
      const { accountId, card: saved } = portal.customer;
      await pay(portal, { ...ofMobileBill(portal.customer), ...(await withSecurityCode(portal, saved)) });
      await askEverything(portal);
      await portal.ask(MobileSummaryDocument, { accountId });
      await portal.ask(PaymentOptionsDocument, { accountId, deviceId: accountId });
    },
  },
  {
    what: 'of a device that nobody knows of',
    code: 'LW-PAY-040',
    who: 'mobileActive',
    does: async (portal) => {
      const { accountId } = portal.customer;
      const method = await withNew(portal, newCard('4000000000000226'));
      await pay(portal, { ...ofDevice(portal.customer), ...method });
      await askEverything(portal);
      await portal.ask(MobileSummaryDocument, { accountId });
      await pay(portal);
    },
  },
  {
    what: 'of more than is due, agreed to',
    code: 'LW-PAY-003',
    does: async (portal) => {
      await pay(portal, { amount: dollars(20_000), overpaymentConfirmed: true });
      await askEverything(portal);
    },
  },
];

type Payload = GraphSchema.MakePaymentPayload;

const tokens: readonly ParityCase[] = [
  {
    what: 'with a token that has paid',
    code: 'LW-PAY-013',
    changes: true,
    does: async (portal) => {
      const method = await withNew(portal, approved);
      await pay(portal, { ...method, amount: dollars(500) });
      await pay(portal, { ...method, amount: dollars(500), expectedAmountDue: dollars(17_325) });
    },
  },
  {
    what: 'with a saved card and the token of a new one',
    code: 'LW-PAY-013',
    does: async (portal) =>
      await pay(portal, { ...(await withNew(portal, approved)), paymentMethodId: portal.customer.card }),
  },
  {
    what: 'with the token of a saved card alone',
    code: 'LW-PAY-013',
    does: async (portal) =>
      await pay(portal, {
        ...(await withSecurityCode(portal, portal.customer.card)),
        paymentMethodId: null,
      }),
  },
  {
    what: 'later, with a new card that has expired by then',
    code: 'LW-PAY-034',
    does: async (portal) => {
      const method = await withNew(portal, expiresThisMonth);
      await pay(portal, { ...method, paymentDate: '2026-12-02' });
    },
  },
  {
    what: 'with a new card where no cards may pay',
    code: 'LW-PAY-030',
    who: 'cardRestricted',
    does: async (portal) => await pay(portal, await withNew(portal, approved)),
  },
];

const shortened: readonly ParityCase[] = [
  {
    what: 'without its members',
    code: 'LW-SYS-060',
    does: async (portal) => {
      const { accountId } = portal.customer;
      const variables: { input: Partial<PaymentInput> } = { input: { accountId } };
      const body = { documentId: MakePaymentDocument.id, variables };
      await portal.send<{ data: Payload }>(restPaths.graph, { body, key: randomUUID() });
    },
  },
];

export const makePaymentCases: readonly ParityCase[] = [
  ...[...made, ...paidAgain].map((one) => ({ ...one, changes: true })),
  ...tokens,
  ...shortened,
  ...refusedPayments,
  ...bySandboxNumber,
];
