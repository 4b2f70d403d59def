import { expect, it } from 'vitest';
import { choicesOf } from './toolbar.ts';

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
