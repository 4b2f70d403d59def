import { BillingSummaryDocument, PaymentMethodsDocument, pageAnswersId } from '@linework/contract';
import { beforeEach, expect, test, vi } from 'vitest';

const variables = { accountId: 'a' };
const data = { billingSummary: 'said once' };

/** The module as a page load begins it, in a page with this text between the tags. */
async function pageWith(text: string | null) {
  vi.resetModules();
  const element = text === null ? null : { textContent: text };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === pageAnswersId ? element : null) });
  return await import('./page-answers.ts');
}

beforeEach(() => () => vi.unstubAllGlobals());

test('an answer that came with the page is given once, to exactly its question', async () => {
  const page = await pageWith(JSON.stringify([{ name: BillingSummaryDocument.name, variables, data }]));
  expect(page.hasPageAnswers()).toBe(true);
  expect(page.takePageAnswer(BillingSummaryDocument, { accountId: 'b' })).toBeNull();
  expect(page.takePageAnswer(PaymentMethodsDocument, variables)).toBeNull();
  expect(page.takePageAnswer(BillingSummaryDocument, variables)).toEqual(data);
  expect(page.takePageAnswer(BillingSummaryDocument, variables)).toBeNull();
  expect(page.hasPageAnswers()).toBe(false);
});

test.each([
  ['a page that brought none', '[]'],
  ['the development server’s page', '"__ANSWERS__"'],
  ['a page without a place for them', null],
])('%s has no answers', async (_, text) => {
  const page = await pageWith(text);
  expect(page.hasPageAnswers()).toBe(false);
  expect(page.takePageAnswer(BillingSummaryDocument, variables)).toBeNull();
});
