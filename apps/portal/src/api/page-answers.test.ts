import { BillingSummaryDocument, PaymentMethodsDocument, pageAnswersId } from '@linework/contract';
import { beforeEach, expect, test, vi } from 'vitest';

const variables = { accountId: 'a' };
const data = { billingSummary: 'said once' };

/** The module as a page load begins it, in a page with this text between the tags. */
async function pageWith(text: string | null) {
  vi.resetModules();
  const remove = () => {
    element = null;
  };
  let element = text === null ? null : { textContent: text, remove };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === pageAnswersId ? element : null) });
  return { ...(await import('./page-answers.ts')), textLeft: () => element?.textContent ?? '' };
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

const answersOfTwo = JSON.stringify([
  { name: BillingSummaryDocument.name, variables, data },
  { name: PaymentMethodsDocument.name, variables, data },
]);

test('what the page brought stands in it no more once it was looked at', async () => {
  const page = await pageWith(answersOfTwo);
  expect(page.takePageAnswer(BillingSummaryDocument, variables)).toEqual(data);
  expect(page.textLeft()).toBe('');
  expect(page.takePageAnswer(PaymentMethodsDocument, variables)).toEqual(data);
});

test('what nobody took before the session ended is given to nobody, and stands nowhere', async () => {
  const page = await pageWith(answersOfTwo);
  page.forgetPageAnswers();
  expect(page.textLeft()).toBe('');
  expect(page.hasPageAnswers()).toBe(false);
  expect(page.takePageAnswer(BillingSummaryDocument, variables)).toBeNull();
});
