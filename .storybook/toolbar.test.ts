import { expect, it } from 'vitest';
import { asWritten, choicesOf, globalTypes, initialGlobals, situationAsked } from './toolbar.ts';

it('an address chooses language, brand and scheme', () => {
  expect(choicesOf({ language: 'es', brand: 'community', scheme: 'dark' })).toEqual({
    language: 'es',
    pseudoLong: false,
    brand: 'community',
    scheme: 'dark',
    medium: 'screen',
  });
});

it('pseudo-long is English, longer', () => {
  expect(choicesOf({ language: 'pseudo' })).toMatchObject({ language: 'en', pseudoLong: true });
});

it('an address that spells a choice wrongly still opens', () => {
  expect(choicesOf({ language: 'fr', brand: 7 })).toEqual({
    language: 'en',
    pseudoLong: false,
    brand: 'business',
    scheme: 'light',
    medium: 'screen',
  });
});

it('as written, the toolbar asks nothing of any story', () => {
  expect(situationAsked(initialGlobals)).toBeNull();
  expect(situationAsked({})).toBeNull();
  expect(situationAsked({ standing: 'rich', clock: 'noon' })).toBeNull();
});

it('every situation that the toolbar offers is one that a story can show', () => {
  for (const name of ['standing', 'role', 'restriction', 'clock'] as const) {
    for (const { value } of globalTypes[name].toolbar.items) {
      if (value !== asWritten) expect(situationAsked({ [name]: value }), value).not.toBeNull();
    }
  }
});
