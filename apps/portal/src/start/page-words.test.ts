import { pageWordsId } from '@linework/contract';
import { createCopy } from '@linework/copy';
import { afterEach, expect, test, vi } from 'vitest';
import { addPageWords } from './page-words.ts';

/** A portal that starts in Spanish, in a page with this text between the tags. */
async function startedIn(text: string | null) {
  const element = text === null ? null : { textContent: text };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === pageWordsId ? element : null) });
  const copy = createCopy({ language: 'es' });
  await addPageWords(copy);
  return copy;
}

afterEach(() => vi.unstubAllGlobals());

const words = { shell: { loading: 'Cargando' }, signIn: { heading: 'Inicie sesión' } };

test('words that came with the page are there before anything is fetched', async () => {
  const copy = await startedIn(JSON.stringify({ language: 'es', words }));
  expect(copy.t('loading', { ns: 'shell' })).toBe('Cargando');
  expect(copy.t('heading', { ns: 'signIn' })).toBe('Inicie sesión');
});

test.each([
  ['words of another language', JSON.stringify({ language: 'en', words })],
  ['the development server’s page', '"__WORDS__"'],
  ['a page without a place for them', null],
])('%s leave all to be fetched', async (_, text) => {
  const copy = await startedIn(text);
  expect(copy.hasResourceBundle('es', 'shell')).toBe(false);
  expect(copy.hasResourceBundle('en', 'shell')).toBe(false);
});
