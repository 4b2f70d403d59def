import { describe, expect, it } from 'vitest';
import { equalNamespaces } from './equal-namespaces.ts';
import { pairProblems } from './pair-problems.ts';
import { textProblems } from './text-problems.ts';

describe('a pair of copy files is refused when', () => {
  it.each([
    ['Spanish lacks a text', { a: 'Pay' }, {}, 'a: no Spanish'],
    ['English lacks a text', {}, { a: 'Pagar' }, 'a: no English'],
    [
      'a placeholder differs',
      { a: 'On {{day, date}}' },
      { a: 'El {{day, dateShort}}' },
      'placeholders differ',
    ],
    ['a slot differs', { a: '<link>Terms</link>' }, { a: 'Términos' }, 'slots differ'],
    [
      'a plural form is missing',
      { a_one: '1', a_other: '{{count}}' },
      { a_one: '1' },
      'no Spanish "other" form',
    ],
    [
      'a sentence was left in English',
      { a: 'You owe nothing today' },
      { a: 'You owe nothing today' },
      'same sentence',
    ],
  ])('%s', (_, en, es, problem) => {
    expect(pairProblems({ en, es })).toEqual([
      expect.objectContaining({ says: expect.stringContaining(problem) }),
    ]);
  });
});

it('a pair that only differs in its words and plural forms passes', () => {
  const en = {
    title: 'Pay {{amount, money}}',
    left_one: 'One payment left',
    left_other: '{{count}} payments left',
  };
  const es = {
    title: 'Pagar {{amount, money}}',
    left_one: 'Queda un pago',
    left_other: 'Quedan {{count}} pagos',
  };
  expect(pairProblems({ en, es })).toEqual([]);
});

describe('a text is refused when it', () => {
  it.each([
    ['', 'is empty'],
    ['Pay  now', 'stray space'],
    ["We're sorry", 'apostrophe'],
    ['Processing...', 'three dots'],
    ['Payment sent!', 'shouts'],
    ['See $t(terms)', 'another text'],
    ['<b>Paid', 'does not close'],
    ['On {{day, someday}}', 'format'],
  ])('reads "%s"', (text, problem) => {
    expect(textProblems(text, 'en')).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ['Revise tu pago', 'usted'],
    ['Desea pagar hoy?', '¿'],
    ['Vuelve a más tardar a las {{at, clockTime}}', 'article'],
  ])('reads "%s" in Spanish', (text, problem) => {
    expect(textProblems(text, 'es')).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    '¿Desea pagar {{amount, money}} hoy?',
    'Su actualización está lista',
    'Vuelve a más tardar a {{at, clockTime}}',
  ])('but not "%s"', (text) => {
    expect(textProblems(text, 'es')).toEqual([]);
  });
});

describe('the glossary', () => {
  it.each([
    ['en', 'This account cannot be paid online.', '“can’t”'],
    ['en', 'User name', '“username”'],
    ['en', 'Payments on their way', '“pending”'],
    ['en', 'Your payment is on its way', '“payment is pending”'],
    ['en', 'Suspension Warning', '“final notice”'],
    ['es', 'Desde una cuenta corriente', '“cuenta de cheques”'],
    ['es', 'Otro importe', '“monto”'],
    ['es', 'Su pago está en camino', '“pago está en proceso”'],
    ['es', 'Escriba el código postal', '“código postal (ZIP)”'],
  ] as const)('has another word for one in %s: “%s”', (language, text, instead) => {
    expect(textProblems(text, language)).toEqual([expect.stringContaining(instead)]);
  });

  it.each([
    ['en', 'Pay by card, or go online'],
    ['en', 'A settlement'],
    ['es', 'Código postal (ZIP)'],
    ['es', 'Es importante que revise su monto'],
  ] as const)('lets pass what only looks like one in %s: “%s”', (language, text) => {
    expect(textProblems(text, language)).toEqual([]);
  });
});

describe('two copy files of one name', () => {
  it.each([
    ['in two packages', 'packages/a/src/summary.en.json', 'packages/b/src/summary.en.json'],
    ['in two folders', 'packages/a/src/one/summary.en.json', 'packages/a/src/two/summary.en.json'],
    ['that is only spelled otherwise', 'packages/a/src/past-due.en.json', 'apps/portal/src/pastDue.en.json'],
  ])('%s are found', (_, one, other) => {
    expect(equalNamespaces([one, 'packages/a/src/details.en.json', other])).toEqual([[one, other]]);
  });

  it('are not the two languages of one', () => {
    expect(equalNamespaces(['packages/a/src/summary.en.json', 'packages/a/src/summary.es.json'])).toEqual([]);
  });
});
