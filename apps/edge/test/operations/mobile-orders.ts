import { MobileOrderDocument, MobileOrdersDocument } from '@linework/contract';
import type { ScenarioName } from '@linework/fixtures';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import type { ParityCase } from '../parity/parity-case.ts';
import { noPayments } from '../parity/payment-ids.ts';
import type { KnownAccount } from '../support/customers.ts';

const readAs = ['mobileOrders', 'mobileActive', 'current'] as const satisfies readonly ScenarioName[];

export const mobileOrdersOperations = {
  mobileOrders: asked(MobileOrdersDocument, ofAccount, (ask) => [
    ...readAs.map((who) => ({ what: `of ${who}`, code: null, who, does: ask({}) })),
  ]),
  mobileOrder: asked(
    MobileOrderDocument,
    ({ accountId, facts }: KnownAccount) => ({
      accountId,
      orderId: facts.mobile?.orders?.[0]?.id ?? facts.account.id,
    }),
    (ask) => [
      ...noPayments.map((orderId) => ({
        what: `of the id "${orderId}"`,
        code: null,
        does: ask({ orderId }),
      })),
      {
        what: 'of every order',
        code: null,
        who: 'mobileOrders',
        does: async (portal) => {
          for (const { id: orderId } of portal.customer.facts.mobile?.orders ?? [])
            await ask({ orderId })(portal);
        },
      } satisfies ParityCase,
    ],
  ),
};
