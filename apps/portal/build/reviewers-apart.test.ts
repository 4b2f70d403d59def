import { expect, test } from 'vitest';
import { type BuiltChunk, type BuiltChunks, reviewersModulesForCustomers } from './reviewers-apart.ts';

const situation = '/linework/packages/review/src/situation/situation.ts';

const chunk = (moduleIds: string[], links: Partial<BuiltChunk> = {}): BuiltChunk => ({
  imports: [],
  dynamicImports: [],
  moduleIds,
  ...links,
});

/** The portal as it is: a page and the payment, fetched when asked for, and the reviewers' bar beside them. */
const portal = {
  'portal.js': chunk(['src/main.tsx'], { dynamicImports: ['pay-bill.js', 'bar.js'] }),
  'pay-bill.js': chunk(['src/PayBillPage.tsx'], { imports: ['account.js'], dynamicImports: ['payment.js'] }),
  'account.js': chunk(['src/MenuFrame.tsx']),
  'payment.js': chunk(['src/PaymentPanel.tsx']),
  'bar.js': chunk(['src/open-situation-bar.tsx'], { imports: ['bar-parts.js'] }),
  'bar-parts.js': chunk([situation]),
} satisfies BuiltChunks;

const found = (chunks: BuiltChunks) => reviewersModulesForCustomers(chunks, 'portal.js');

test('the reviewers’ bar has what is for reviewers, and no customer downloads it', () => {
  expect(found(portal)).toEqual([]);
});

test.each(['portal.js', 'pay-bill.js', 'account.js', 'payment.js'] as const)(
  'a module for reviewers in %s would come to customers',
  (name) => {
    const moduleIds = [...portal[name].moduleIds, situation];
    expect(found({ ...portal, [name]: { ...portal[name], moduleIds } })).toEqual([situation]);
  },
);

test('a file that the bar shares with a page comes to customers with all that is in it', () => {
  expect(found({ ...portal, 'account.js': chunk([], { imports: ['bar-parts.js'] }) })).toEqual([situation]);
});

test('what a customer’s page imports at once is theirs, even the bar itself', () => {
  expect(found({ ...portal, 'account.js': chunk([], { imports: ['bar.js'] }) })).toEqual([situation]);
});
