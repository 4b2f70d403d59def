import { BillingSummaryDocument, ChangePaperlessDocument, PaperlessDocument } from '@linework/contract';
import type { AccountFacts } from '@linework/domain';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import type { ParityCase } from '../parity/parity-case.ts';
import { readByMany } from '../parity/reading-cases.ts';
import type { KnownAccount } from '../support/customers.ts';

const changeOfPaperless = ({ accountId, facts }: KnownAccount, email: string | null = null) => ({
  input: { accountId, email, expected: facts.account.paperless },
});

const books = 'books@maplest.example';

/** Asks for changes one after another, each as if the customer had seen how it stood at first. */
const changesPaperless =
  (emails: readonly (string | null)[]): ParityCase['does'] =>
  async (portal) => {
    const { accountId } = portal.customer;
    for (const email of emails) {
      await portal.ask(ChangePaperlessDocument, changeOfPaperless(portal.customer, email));
      await portal.ask(PaperlessDocument, { accountId });
      await portal.ask(BillingSummaryDocument, { accountId });
    }
  };

const byEmail = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  account: { ...facts.account, paperless: { enrolled: true, email: books } },
});

const paperlessCases: readonly ParityCase[] = [
  { what: 'back to paper, twice', code: 'LW-PPL-003', changes: true, does: changesPaperless([null, null]) },
  {
    what: 'to another address',
    code: 'LW-PPL-002',
    changes: true,
    does: changesPaperless([` ${books} `, books]),
  },
  {
    what: 'that somebody else has changed meanwhile',
    code: 'LW-PPL-012',
    changes: true,
    does: changesPaperless([books, null]),
  },
  {
    what: 'by somebody whose bills come on paper',
    code: 'LW-PPL-001',
    changes: true,
    named: {
      change: (facts) => ({
        ...facts,
        account: { ...facts.account, paperless: { enrolled: false, email: null } },
      }),
    },
    does: changesPaperless([books]),
  },
  ...['', 'office', `${'a'.repeat(250)}@maplest.example`, 'office@maplest.example\u0007'].map((email) => ({
    what: `to ${JSON.stringify(email.slice(-30))}`,
    code: 'LW-PPL-013' as const,
    does: changesPaperless([email]),
  })),
];

export const paperlessOperations = {
  paperless: asked(PaperlessDocument, ofAccount, (ask) => [
    ...readByMany(ask),
    {
      what: 'by email, where billing has moved',
      code: 'LW-BIL-020',
      who: 'enterpriseBilled',
      named: { change: byEmail },
      changes: true,
      does: async (portal) => {
        await ask({})(portal);
        await portal.ask(ChangePaperlessDocument, changeOfPaperless(portal.customer));
      },
    },
  ]),
  changePaperless: asked(ChangePaperlessDocument, changeOfPaperless, () => [...paperlessCases]),
};
