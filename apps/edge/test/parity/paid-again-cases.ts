import { randomUUID } from 'node:crypto';
import { CancelScheduledPaymentDocument, PaymentByKeyDocument } from '@linework/contract';
import { dollars } from '../support/customers.ts';
import type { ParityCase } from './parity-case.ts';
import { askEverything, newCard, pay, withNew, withSecurityCode } from './paying.ts';

/** What is sent twice, or while the first is still on its way. */
export const paidAgain: readonly Omit<ParityCase, 'changes'>[] = [
  {
    what: 'sent again with its key',
    code: 'LW-PAY-003',
    does: async (portal) => {
      const key = randomUUID();
      await pay(portal, {}, key);
      await pay(portal, {}, key.toUpperCase());
    },
  },
  {
    what: 'sent again with its key and the security code verified anew',
    code: 'LW-PAY-001',
    does: async (portal) => {
      const key = randomUUID();
      await pay(portal, await withSecurityCode(portal, portal.customer.card), key);
      await pay(portal, await withSecurityCode(portal, portal.customer.card), key);
    },
  },
  {
    what: 'another, with the key of the first',
    code: 'LW-PAY-042',
    does: async (portal) => {
      const key = randomUUID();
      await pay(portal, {}, key);
      await pay(portal, { amount: dollars(500) }, key);
    },
  },
  {
    what: 'refused, and corrected with its key',
    code: 'LW-PAY-003',
    does: async (portal) => {
      const key = randomUUID();
      await pay(portal, { amount: dollars(1) }, key);
      await pay(portal, {}, key);
    },
  },
  {
    what: 'that was cancelled since, sent again with its key',
    code: 'LW-PAY-002',
    does: async (portal) => {
      const { accountId } = portal.customer;
      const key = randomUUID();
      const dated = { paymentDate: '2026-11-24' } as const;
      const paymentId = (await pay(portal, dated, key))?.payment?.id ?? '';
      await portal.ask(CancelScheduledPaymentDocument, { accountId, paymentId }, randomUUID());
      await portal.ask(PaymentByKeyDocument, { accountId, idempotencyKey: key });
      await pay(portal, dated, key);
    },
  },
  {
    what: 'with the key that cancelled one',
    code: 'LW-PAY-042',
    does: async (portal) => {
      const { accountId } = portal.customer;
      const key = randomUUID();
      const paymentId = (await pay(portal, { paymentDate: '2026-11-24' }))?.payment?.id ?? '';
      await portal.ask(CancelScheduledPaymentDocument, { accountId, paymentId }, key);
      await pay(portal, {}, key);
    },
  },
  {
    what: 'that the processor did not take, sent again with its key and its token',
    code: 'LW-PAY-060',
    does: async (portal) => {
      const key = randomUUID();
      const method = await withNew(portal, newCard('4000000000000234'));
      await pay(portal, method, key);
      await pay(portal, method, key);
      await askEverything(portal);
      await pay(portal, { ...method, amount: dollars(500) }, key);
    },
  },
  {
    what: 'while the first is being checked',
    code: 'LW-PAY-041',
    does: async (portal) => {
      const key = randomUUID();
      const method = await withNew(portal, newCard('4000000000000226'));
      await pay(portal, method, key);
      await pay(portal, method, key);
      await pay(portal);
    },
  },
];
