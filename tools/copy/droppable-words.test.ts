import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CopyInstance, CopyTree, CopyValues, Language } from '@linework/copy';
import { baseKey, placeholdersIn, textsOf } from '@linework/copy/copy-files';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { slimWords } from '../../apps/portal/build/droppable-words.ts';
import { sourcesOn } from './copy-files.ts';

const library = createRequire(import.meta.url).resolve('i18next');
const whole = readFileSync(path.join(path.dirname(library), '../esm/i18next.js'), 'utf8');

const someValue: Readonly<Record<string, CopyValues[string]>> = {
  money: { currency: 'USD', cents: 123_456 },
  list: ['$t(pay)', '{{name}}', '<b>'],
  instant: { at: '2026-11-22T15:04:00Z', timeZone: 'America/New_York' },
  clockTime: { at: '2026-11-22T15:04:00Z', timeZone: 'America/New_York' },
  inSentence: 'Visa ending in 4242',
  dayOfMonth: 7,
};
const isOfDates = /^(?:date|day|month|weekday)/;

/** Something for every placeholder of a text, markup and templates where it takes any text. */
function valuesFor(text: string, count: number): CopyValues {
  const named = placeholdersIn(text).map((placeholder) => {
    const [name = '', format = ''] = placeholder.split(',').map((part) => part.trim());
    const other = isOfDates.test(format) ? '2026-11-22' : "<b>{{name}}</b> $& O'Brien & Sons";
    return [name, format === 'count' ? count : (someValue[format] ?? other)] as const;
  });
  return { ...Object.fromEntries(named), count };
}

type Words = typeof import('@linework/copy');

/** Each text of the product, asked for as the portal asks, finished and as a template, for several counts. */
async function sayEverything({ createCopy, addCopy, changeLanguage }: Words) {
  const said: string[] = [];
  const copy = createCopy({ language: 'en' });
  const heard = vi.fn<(language: Language) => void>();
  copy.on('languageChanged', heard);
  for (const language of ['en', 'es'] as const) {
    await changeLanguage(copy, language);
    for (const { namespace, tree } of sources.filter((source) => source.language === language)) {
      await addCopy(copy, namespace, language, tree);
      said.push(...sayAll(copy.getFixedT(language, namespace), tree));
    }
  }
  said.push(String(copy.getFixedT('es', 'nowhere')('no.such.key')));
  return { said, heard: heard.mock.calls.flat(), language: copy.language };
}

function sayAll(lookUp: ReturnType<CopyInstance['getFixedT']>, tree: CopyTree): string[] {
  return [...textsOf(tree)].flatMap(([key, text]) =>
    [0, 1, 2, 1_000_000].flatMap((count) => {
      const asked = baseKey(key);
      const values = { ...valuesFor(text, count), nest: false };
      return [lookUp(asked, values), lookUp(asked, { ...values, skipInterpolation: true })].map(String);
    }),
  );
}

const sources = sourcesOn(path.join(import.meta.dirname, '../..'));

describe('i18next as the portal brings it', () => {
  let slim = '';
  beforeAll(() => {
    slim = slimWords(whole) ?? '';
  });
  afterAll(() => {
    vi.doUnmock('i18next');
    vi.resetModules();
  });

  it('is less than the library', () => {
    expect(slim.length).toBeGreaterThan(0);
    expect(slim.length).toBeLessThan(whole.length * 0.7);
  });

  it('says every text of the product as the library does', async () => {
    const byLibrary = await sayEverything(await import('@linework/copy'));
    vi.resetModules();
    vi.doMock('i18next', () => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(slim)}`));
    const words: Words = await import('@linework/copy');
    const bySlim = await sayEverything(words);
    expect(byLibrary.said.length).toBeGreaterThan(10_000);
    expect(bySlim).toEqual(byLibrary);
  });

  it('is refused where the library is made of other parts', () => {
    expect(slimWords(whole.replace('class LanguageUtil', 'class LanguageCodes'))).toBeNull();
  });
});
