import { BillingSummaryDocument, pageAnswersId } from '@linework/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { takePageAnswers } from './page-answers.ts';

const answers = [
  { name: BillingSummaryDocument.name, variables: { accountId: 'a' }, data: { billingSummary: 'said' } },
];

/** A page with this text between the tags. */
function pageWith(text: string | null): { textLeft: () => string } {
  const remove = () => {
    element = null;
  };
  let element = text === null ? null : { textContent: text, remove };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === pageAnswersId ? element : null) });
  return { textLeft: () => element?.textContent ?? '' };
}

afterEach(() => void vi.unstubAllGlobals());

test('what came with the page is given once, and stands in it no more', () => {
  const { textLeft } = pageWith(JSON.stringify(answers));
  expect(takePageAnswers()).toEqual(answers);
  expect(textLeft()).toBe('');
  expect(takePageAnswers()).toEqual([]);
});

test.each([
  ['a page that brought none', '[]'],
  ['the development server’s page', '"__ANSWERS__"'],
  ['a page without a place for them', null],
])('%s has no answers', (_, text) => {
  pageWith(text);
  expect(takePageAnswers()).toEqual([]);
});
