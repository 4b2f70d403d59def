import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options it is everybody, in both languages and both widths', () => {
  expect(readOptions([])).toMatchObject({
    customers: undefined,
    languages: ['en', 'es'],
    widths: [390, 1280],
    scheme: 'light',
    minutes: 90,
  });
});

test('a part can be looked at', () => {
  const args = [
    '--customers',
    'maple, softoff',
    '--language',
    'es',
    '--width',
    '390',
    '--scheme',
    'dark',
    '--minutes',
    '3',
    '--only',
    'pages',
  ];
  expect(readOptions(args)).toMatchObject({
    customers: ['maple', 'softoff'],
    languages: ['es'],
    widths: [390],
    scheme: 'dark',
    minutes: 3,
    only: 'pages',
  });
});

test.each([
  ['--language', 'fr'],
  ['--width', 'wide'],
  ['--scheme', 'grey'],
  ['--minutes', '0'],
  ['--only', 'nothing'],
  ['--nobody', ''],
])('%s %s is refused, with what can be said instead', (option, value) => {
  expect(() => readOptions([`${option}=${value}`])).toThrow(/npm run walk/);
});
