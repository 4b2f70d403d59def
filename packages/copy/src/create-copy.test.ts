import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CopyOptions, createCopy } from './create-copy.ts';
import type { Language } from './language.ts';
import { addCopy } from './load-copy.ts';
import { translator } from './translate.ts';

const words = {
  pay: 'Pay {{amount, money}} on {{day, date}}',
  left_one: '{{count}} payment left',
  left_other: '{{count}} payments left',
  hello: 'Hello, {{name}}',
  odd: 'Due {{day, someday}}',
};

async function wordsIn(language: Language, options: Partial<CopyOptions> = {}) {
  const copy = createCopy({ language, strict: true, ...options });
  await addCopy(copy, 'billing', language, words);
  return translator(copy, 'billing', language).translate;
}

describe('a text', () => {
  it('has its money and dates written in the language of the page', async () => {
    const values = { amount: { currency: 'USD', cents: 18942 }, day: '2026-11-22' } as const;
    expect((await wordsIn('en'))('pay', values)).toBe('Pay $189.42 on November\u00a022, 2026');
    expect((await wordsIn('es'))('pay', values)).toBe(
      'Pay $189.42 on 22\u00a0de\u00a0noviembre de\u00a02026',
    );
  });

  it('chooses its plural form by the count', async () => {
    const t = await wordsIn('en');
    expect(t('left', { count: 1 })).toBe('1 payment left');
    expect(t('left', { count: 2 })).toBe('2 payments left');
  });

  it('shows any name as it is typed, markup and templates included', async () => {
    const t = await wordsIn('en');
    for (const name of ['{{name}}', '$t(pay)', '<b>Bold</b>', '$&', "O'Brien & Sons"]) {
      expect(t('hello', { name })).toBe(`Hello, ${name}`);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(t('hello', { name })).toBe(`Hello, ${name}`);
      }),
    );
  });
});

describe('where words must not be missing', () => {
  it('an unknown key throws, named', async () => {
    const t = await wordsIn('en');
    expect(() => t('nowhere')).toThrow(/nowhere/);
  });

  it('a placeholder without its value throws, named', async () => {
    const t = await wordsIn('en');
    expect(() => t('hello')).toThrow(/name/);
    expect(() => t('pay', { day: '2026-11-22' })).toThrow(/amount/);
  });

  it('a value that its format cannot write throws', async () => {
    const t = await wordsIn('en');
    expect(() => t('pay', { amount: 12, day: '2026-11-22' })).toThrow(TypeError);
    expect(() => t('hello', { name: { currency: 'USD', cents: 1 } })).toThrow(/needs a format/);
    expect(() => t('odd', { day: '2026-11-22' })).toThrow(/someday/);
  });
});

it('whoever listens learns each text that is shown, by its key in the copy file', async () => {
  const shown: string[] = [];
  const copy = createCopy({
    language: 'en',
    onShown: ({ namespace, key, text }) => shown.push(`${namespace}:${key} ${text}`),
  });
  await addCopy(copy, 'billing', 'en', words);
  const { translate, template } = translator(copy, 'billing', 'en');
  expect(translate('hello', { name: 'Ana' })).toBe('Hello, Ana');
  translate('left', { count: 1 });
  translate('left', { count: 2 });
  expect(template('pay', {})).toBe(words.pay);
  expect(shown.map((told) => told.split(' ')[0])).toEqual([
    'billing:hello',
    'billing:left_one',
    'billing:left_other',
    'billing:pay',
  ]);
  expect(shown[0]).toBe('billing:hello Hello, Ana');
});

it('in front of a customer a bad value leaves a gap, never a broken page', async () => {
  const t = await wordsIn('en', { strict: false });
  expect(t('pay', { amount: 12, day: '2026-11-22' })).toBe('Pay  on November\u00a022, 2026');
});
