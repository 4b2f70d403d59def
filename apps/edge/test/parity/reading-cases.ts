import type { ScenarioName } from '@linework/fixtures';
import type { KnownAccount } from '../support/customers.ts';
import type { ParityCase } from './parity-case.ts';
import type { Portal } from './portal.ts';

/** The first part of a list, as long as lists are. */
export const firstPage = ({
  accountId,
}: KnownAccount): { accountId: string; first?: number; after?: string | null } => ({
  accountId,
});

/** Customers of whom there is something special to read. */
const readAs: readonly ScenarioName[] = [
  'autoPayAndScheduled',
  'returnedPayment',
  'checkingHandedOver',
  'softDisconnected',
  'pendingCoversPastDue',
  'creditBalance',
  'newCustomer',
  'otherTimeZone',
  'hostileStrings',
  'expiredCard',
  'pastDue76',
  'bankConnect',
  'mobileHotlined',
  'streaming',
];

/** A question that changes nothing, asked by all of them. */
export const readByMany = (ask: (change: object) => ParityCase['does']): ParityCase[] =>
  readAs.map((who) => ({ what: `of ${who}`, code: null, who, does: ask({}) }));

interface Page {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Goes through a list from its beginning to its end, and to places that it does not have. */
export const paged = (
  ask: (page: { first?: number; after?: string | null }) => ParityCase['does'],
  pageOf: (page: { first: number; after: string | null }) => (portal: Portal) => Promise<Page | undefined>,
): ParityCase[] => [
  {
    what: 'page by page',
    code: null,
    who: 'pastDue30',
    does: async (portal) => {
      let after: string | null = null;
      do {
        const page: Page | undefined = await pageOf({ first: 5, after })(portal);
        after = page?.hasNextPage ? page.endCursor : null;
      } while (after !== null);
    },
  },
  ...[{ first: 0 }, { first: 101 }, { first: 3, after: 'nowhere' }].map((page) => ({
    what: `asked for ${JSON.stringify(page)}`,
    code: 'LW-SYS-060' as const,
    does: ask(page),
  })),
];
