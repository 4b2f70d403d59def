import { expect, it } from 'vitest';
import { DraftDocument, PaymentMethodsDocument } from './generated/graph.ts';
import { askedFirst, firstQuestionsAt } from './page-questions.ts';

const paths = { bill: '/bills/:billId', latest: '/bills/latest', about: '/about' } as const;
const questions = {
  bill: {
    permission: 'billing.view',
    questions: {
      draft: (accountId: string, { billId }: { readonly billId: string }) => ({
        document: DraftDocument,
        variables: { accountId, flow: billId },
      }),
      methods: (accountId: string) => ({ document: PaymentMethodsDocument, variables: { accountId } }),
    },
  },
} as const;
const asked = (path: string) => askedFirst(paths, questions, path);

it('a page asks first about what its address names', () => {
  expect(asked('/bills/a%20b')?.permission).toBe('billing.view');
  expect(asked('/bills/a%20b')?.about('7')).toEqual([
    { document: DraftDocument, variables: { accountId: '7', flow: 'a b' } },
    { document: PaymentMethodsDocument, variables: { accountId: '7' } },
  ]);
});

it.each(['/bills/latest', '/about', '/bills/%E0', '/bills/', '/constructor', '/nowhere'])(
  'nothing is known beforehand of %s',
  (path) => expect(asked(path)).toBeNull(),
);

it('billing home asks what it asks, and an address of no page asks nothing', () => {
  expect(firstQuestionsAt('/billing/pay-bill')?.about('7').length).toBeGreaterThan(1);
  expect(firstQuestionsAt('/404')).toBeNull();
});
