import { randomUUID } from 'node:crypto';
import {
  AddPaymentMethodDocument,
  CancelScheduledPaymentDocument,
  DeletePaymentMethodDocument,
  EditPaymentMethodDocument,
  EnrollAutoPayDocument,
  type GraphSchema,
  MethodDeletionDocument,
  PaymentMethodsDocument,
  WalletDocument,
} from '@linework/contract';
import { authorizationVersion } from '@linework/domain';
import type { ScenarioName } from '@linework/fixtures';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import type { ParityCase } from '../parity/parity-case.ts';
import { askEverything, cardData, newBank, newCard, withSecurityCode } from '../parity/paying.ts';
import { noPayments } from '../parity/payment-ids.ts';
import type { Portal } from '../parity/portal.ts';
import { readByMany } from '../parity/reading-cases.ts';
import type { KnownAccount } from '../support/customers.ts';

const debit = '4000000000000010';

/** What is asked rightly of the first saved method, with something changed. */
const editOf = ({ accountId, card }: KnownAccount, change: Partial<GraphSchema.EditMethodInput> = {}) => ({
  input: {
    accountId,
    methodId: card ?? '',
    version: 1,
    name: 'Office card',
    makePreferred: false,
    cardDataToken: null,
    ...change,
  },
});

const scheduledFrom = ({ facts }: KnownAccount, methodId: string | null): string[] =>
  facts.payments
    .filter(({ status, method }) => status === 'scheduled' && method.methodId === methodId)
    .map(({ id }) => id);

const removalOf = (
  customer: KnownAccount,
  change: Partial<GraphSchema.DeleteMethodInput> = {},
): { input: GraphSchema.DeleteMethodInput } => {
  const { accountId, bank } = customer;
  const methodId = change.methodId ?? bank ?? '';
  const cancels = scheduledFrom(customer, methodId);
  return { input: { accountId, methodId, version: 1, cancels, ...change } };
};

interface Adding {
  readonly name?: string | null;
  readonly makePreferred?: boolean;
}

async function addNew(
  portal: Portal,
  details: Parameters<typeof cardData>[1],
  { name = null, makePreferred = false }: Adding = {},
  key: string = randomUUID(),
) {
  const { accountId } = portal.customer;
  const cardDataToken = await cardData(portal, details);
  const input = { accountId, cardDataToken, name, makePreferred };
  return (await portal.ask(AddPaymentMethodDocument, { input }, key))?.addPaymentMethod;
}

const edit = async (portal: Portal, change: Partial<GraphSchema.EditMethodInput>, key = randomUUID()) =>
  await portal.ask(EditPaymentMethodDocument, editOf(portal.customer, change), key);

const remove = async (portal: Portal, change: Partial<GraphSchema.DeleteMethodInput>, key = randomUUID()) =>
  await portal.ask(DeletePaymentMethodDocument, removalOf(portal.customer, change), key);

async function askAll(portal: Portal): Promise<void> {
  const { accountId } = portal.customer;
  await portal.ask(WalletDocument, { accountId });
  await askEverything(portal);
}

const turnOnAutoPay = async (portal: Portal, methodId: string | null): Promise<void> => {
  const input = {
    accountId: portal.customer.accountId,
    scope: 'allServices' as const,
    ...(await withSecurityCode(portal, methodId)),
    debitDay: 5,
    acceptedTerms: ['electronicPayment' as const, 'service' as const],
    textVersion: authorizationVersion,
    language: 'en' as const,
  };
  await portal.ask(EnrollAutoPayDocument, { input }, randomUUID());
};

type Case = readonly [what: string, code: ParityCase['code'], does: ParityCase['does'], who?: ScenarioName];

const changing = ([what, code, does, who = 'current']: Case): ParityCase => ({
  what,
  code,
  does,
  who,
  changes: true,
});

const names = [
  'x'.repeat(41),
  '4000 0000 0000 0002',
  'Account 123456789',
  'Bakery\u202e',
  'Bäckerei & <b>“Café”</b> 🥐',
  '   ',
];

const additions: readonly Case[] = [
  [
    'a card, told to everybody',
    null,
    async (portal) => {
      await addNew(portal, newCard(debit), { name: ' Office  card ' });
      await askAll(portal);
    },
  ],
  [
    'a bank account that is preferred from now on',
    null,
    async (portal) => {
      await addNew(portal, newBank('000100002'), { makePreferred: true });
      await askAll(portal);
    },
  ],
  ['the first method', null, (portal) => addNew(portal, newCard(debit)), 'newCustomer'],
  [
    'a number twice',
    'LW-WAL-013',
    async (portal) => {
      await addNew(portal, newCard(debit));
      await addNew(portal, newCard(debit, '2040-01'));
    },
  ],
  ['a prepaid card', 'LW-WAL-015', (portal) => addNew(portal, newCard('4000000000000028'))],
  ['a card that does not verify', 'LW-PAY-012', (portal) => addNew(portal, newCard('4000000000000168'))],
  ['a card where none may pay', 'LW-PAY-030', (portal) => addNew(portal, newCard(debit)), 'cardRestricted'],
  [
    'a bank account where none may pay',
    'LW-PAY-031',
    (portal) => addNew(portal, newBank('000100002')),
    'bankRestricted',
  ],
  ['anything where nothing may', 'LW-PAY-033', (portal) => addNew(portal, newCard(debit)), 'onlineBlocked'],
  [
    'more than ten',
    'LW-WAL-014',
    async (portal) => {
      for (const [index, number] of ['370000000000002', '5100000000000008', '6011000000000004'].entries())
        await addNew(portal, newCard(number), { name: `Card ${index}` });
      for (const number of ['1', '2', '3', '5', '6', '7', '8', '9'])
        await addNew(portal, newBank(`00010000${number}`));
      await askAll(portal);
    },
  ],
  [
    'a saved card’s security code',
    'LW-PAY-013',
    (portal) =>
      addNew(portal, {
        type: 'savedCard',
        paymentMethodId: portal.customer.card ?? '',
        securityCode: '123',
      }),
  ],
  [
    'once a key, and once a token',
    'LW-PAY-013',
    async (portal) => {
      const [key, { accountId }] = [randomUUID(), portal.customer];
      const cardDataToken = await cardData(portal, newCard(debit));
      const input = { accountId, cardDataToken, name: null, makePreferred: false };
      await portal.ask(AddPaymentMethodDocument, { input }, key);
      await portal.ask(AddPaymentMethodDocument, { input }, key);
      await portal.ask(AddPaymentMethodDocument, { input }, randomUUID());
    },
  ],
  [
    'two under one key',
    'LW-PAY-042',
    async (portal) => {
      const key = randomUUID();
      await addNew(portal, newCard(debit), {}, key);
      await addNew(portal, newBank('000100002'), {}, key);
    },
  ],
  ...names.map(
    (name): Case => [
      `under the name ${JSON.stringify(name)}`,
      undefined,
      (portal) => addNew(portal, newCard(debit), { name }),
    ],
  ),
];

const editing: readonly Case[] = [
  [
    'the name',
    null,
    async (portal) => {
      await edit(portal, {});
      await askAll(portal);
    },
  ],
  [
    'which is preferred',
    null,
    async (portal) => {
      await edit(portal, { methodId: portal.customer.bank ?? '', name: null, makePreferred: true });
      await askAll(portal);
    },
  ],
  [
    'nothing',
    null,
    async (portal) => {
      const { facts, card } = portal.customer;
      const name = facts.methods.find(({ id }) => id === card)?.name ?? null;
      await edit(portal, { name });
      await edit(portal, { name });
    },
  ],
  [
    'the numbers, of which scheduled payments go on with it',
    null,
    async (portal) => {
      await edit(portal, { cardDataToken: await cardData(portal, newCard(debit, '2038-01')) });
      await askAll(portal);
    },
    'twoScheduled',
  ],
  [
    'the numbers of what Auto Pay debits',
    null,
    async (portal) => {
      const { card } = portal.customer;
      await turnOnAutoPay(portal, card);
      await edit(portal, { cardDataToken: await cardData(portal, newCard(debit, '2038-01')) });
      await askAll(portal);
    },
  ],
  [
    'to a card that Auto Pay may not debit',
    'LW-PAY-034',
    async (portal) => {
      await turnOnAutoPay(portal, portal.customer.card);
      await edit(portal, { cardDataToken: await cardData(portal, newCard('4000000000000309')) });
      await askAll(portal);
    },
  ],
  [
    'to a card that loses Auto Pay the other',
    'LW-PAY-034',
    async (portal) => {
      await turnOnAutoPay(portal, portal.customer.card);
      await edit(portal, { cardDataToken: await cardData(portal, newCard('4000000000000325')) });
      await askAll(portal);
    },
  ],
  [
    'an expired card',
    null,
    async (portal) => {
      await edit(portal, { cardDataToken: await cardData(portal, newCard(debit)) });
      await askAll(portal);
    },
    'expiredCard',
  ],
  [
    'to a prepaid card',
    'LW-WAL-015',
    async (portal) =>
      await edit(portal, { cardDataToken: await cardData(portal, newCard('4000000000000028')) }),
  ],
  [
    'to a number that another has',
    'LW-WAL-013',
    async (portal) => {
      await addNew(portal, newCard(debit));
      await edit(portal, { cardDataToken: await cardData(portal, newCard(debit)) });
    },
  ],
  [
    'a bank account to a card',
    'LW-PAY-034',
    async (portal) => {
      const cardDataToken = await cardData(portal, newCard(debit));
      await edit(portal, { methodId: portal.customer.bank ?? '', cardDataToken });
    },
  ],
  ['with a token that is none', 'LW-PAY-013', (portal) => edit(portal, { cardDataToken: 'none' })],
  ...names.map(
    (name): Case => [`to the name ${JSON.stringify(name)}`, undefined, (portal) => edit(portal, { name })],
  ),
  [
    'what a colleague has edited meanwhile',
    'LW-WAL-012',
    async (portal) => {
      await edit(portal, {});
      await edit(portal, { name: 'Other' });
    },
  ],
  [
    'what a colleague has deleted meanwhile',
    'LW-WAL-012',
    async (portal) => {
      await remove(portal, {});
      await edit(portal, { methodId: portal.customer.bank ?? '' });
    },
  ],
  ...noPayments.map(
    (methodId): Case => [`of the id "${methodId}"`, 'LW-PAY-034', (portal) => edit(portal, { methodId })],
  ),
  [
    'once a key',
    'LW-PAY-042',
    async (portal) => {
      const key = randomUUID();
      await edit(portal, {}, key);
      await edit(portal, {}, key);
      await edit(portal, { name: 'Other' }, key);
    },
  ],
];

const removing: readonly Case[] = [
  [
    'what nothing uses',
    null,
    async (portal) => {
      await remove(portal, {});
      await askAll(portal);
    },
  ],
  [
    'the preferred one',
    null,
    async (portal) => {
      const preferred = portal.customer.facts.methods.find(({ isPreferred }) => isPreferred);
      await remove(portal, { methodId: preferred?.id ?? '' });
      await askAll(portal);
    },
  ],
  [
    'what scheduled payments leave from',
    null,
    async (portal) => {
      for (const { id } of portal.customer.facts.methods) await remove(portal, { methodId: id });
      await askAll(portal);
    },
    'twoScheduled',
  ],
  [
    'without what it cancels',
    'LW-WAL-012',
    async (portal) => {
      for (const { id } of portal.customer.facts.methods) await remove(portal, { methodId: id, cancels: [] });
      await askAll(portal);
    },
    'twoScheduled',
  ],
  [
    'with a payment that was canceled meanwhile',
    'LW-WAL-012',
    async (portal) => {
      const { accountId, facts } = portal.customer;
      const payment = facts.payments.find(({ status }) => status === 'scheduled');
      await portal.ask(
        CancelScheduledPaymentDocument,
        { accountId, paymentId: payment?.id ?? '' },
        randomUUID(),
      );
      await remove(portal, { methodId: payment?.method.methodId ?? '' });
    },
    'twoScheduled',
  ],
  [
    'what Auto Pay debits',
    'LW-WAL-011',
    async (portal) => {
      for (const { id } of portal.customer.facts.methods) await remove(portal, { methodId: id });
    },
    'autoPayAndScheduled',
  ],
  [
    'a card that cannot be given up',
    'LW-WAL-010',
    async (portal) => {
      const added = await addNew(portal, newCard('4000000000000317'));
      await remove(portal, { methodId: added?.methodId ?? '', cancels: [] });
      await askAll(portal);
    },
  ],
  [
    'what a colleague has edited meanwhile',
    'LW-WAL-012',
    async (portal) => {
      await edit(portal, { methodId: portal.customer.bank ?? '' });
      await remove(portal, {});
    },
  ],
  [
    'twice',
    'LW-WAL-012',
    async (portal) => {
      await remove(portal, {});
      await remove(portal, {});
    },
  ],
  ...noPayments.map(
    (methodId): Case => [
      `of the id "${methodId}"`,
      'LW-PAY-034',
      (portal) => remove(portal, { methodId, cancels: [] }),
    ],
  ),
  [
    'once a key',
    'LW-PAY-042',
    async (portal) => {
      const key = randomUUID();
      await remove(portal, {}, key);
      await remove(portal, {}, key);
      await remove(portal, { methodId: portal.customer.card ?? '' }, key);
    },
  ],
];

export const walletOperations = {
  paymentMethods: asked(PaymentMethodsDocument, ofAccount, readByMany),
  wallet: asked(WalletDocument, ofAccount, readByMany),
  methodDeletion: asked(
    MethodDeletionDocument,
    ({ accountId, bank }) => ({ accountId, methodId: bank ?? '' }),
    (ask) => [
      ...readByMany(ask),
      ...(['twoScheduled', 'autoPayAndScheduled'] as const).map((who) => ({
        what: `of each method of ${who}`,
        code: null,
        who,
        does: async (portal: Portal) => {
          for (const { id } of portal.customer.facts.methods) await ask({ methodId: id })(portal);
        },
      })),
      ...noPayments.map((methodId) => ({
        what: `of the id "${methodId}"`,
        code: null,
        does: ask({ methodId }),
      })),
    ],
  ),
  addPaymentMethod: asked(
    AddPaymentMethodDocument,
    ({ accountId }) => ({
      input: { accountId, cardDataToken: 'none', name: null, makePreferred: false },
    }),
    () => additions.map(changing),
  ),
  editPaymentMethod: asked(
    EditPaymentMethodDocument,
    (customer) => editOf(customer),
    () => editing.map(changing),
  ),
  deletePaymentMethod: asked(
    DeletePaymentMethodDocument,
    (customer) => removalOf(customer),
    () => removing.map(changing),
  ),
};
