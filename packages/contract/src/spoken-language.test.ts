import { expect, test } from 'vitest';
import { spokenLanguage } from './spoken-language.ts';

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr-CA', 'ES'], 'es'],
  [['en-US', 'es'], 'en'],
  [['ca-ES', 'en'], 'en'],
  [['est', 'fr'], 'en'],
  [[], 'en'],
])('a browser set to %j is spoken to in the first of its languages that we speak: %s', (tags, language) => {
  expect(spokenLanguage(tags)).toBe(language);
});
