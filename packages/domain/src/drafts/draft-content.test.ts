import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usd } from '../money/arithmetic.ts';
import { mayBeDrafted } from './draft-content.ts';

const key = '5f0c3d8e-9a41-4c0e-b6a1-2f9d61c7e0aa';

describe('a draft', () => {
  test.each<[string, unknown]>([
    ['nothing', {}],
    [
      'a one-time payment',
      {
        version: 1,
        step: 'review',
        choice: 'pastDue',
        amount: usd(18_942),
        overpaymentConfirmed: false,
        savedMethodId: '01a1fdd1-9ae6-7000-8db9-ca6bc6994b43',
        date: '2026-11-21',
        attempt: { key, sent: true },
      },
    ],
    ['the largest amount', { amount: usd(5_000_000) }],
    ['a credit', { amount: usd(-1_250) }],
    ['an instant', { seen: '2026-11-21T20:04:00.000Z' }],
    ['a debit day', { day: 31 }],
    ['words', { note: "O'Neill & Söhne <script>, Suite 42" }],
    ['a list of more than a hundred choices', Array.from({ length: 150 }, () => 'paperless')],
    ['a key that happens to be all digits', { key: '12345678-1234-4234-8234-123456789012' }],
  ])('may hold %s', (_what, content) => {
    expect(mayBeDrafted(JSON.parse(JSON.stringify(content)))).toBe(true);
  });

  const card = '4111111111111111';
  const written = (between: string) => (card.match(/\d{4}/g) ?? []).join(between);
  const inScript = (zero: string) =>
    [...card].map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))).join('');

  test.each<[string, unknown]>([
    ['a card number', card],
    ['a card number with dots', written('.')],
    ['a card number with no-break spaces', written('\u00a0')],
    ['a card number with hyphens', written('-')],
    ['a card number on four lines', written('\n')],
    ['a card number with zero-width spaces', written('\u200b')],
    ['a card number with letters between', written(' x ')],
    ['a card number in full-width digits', inScript('０')],
    ['a card number in Arabic-Indic digits', inScript('٠')],
    ['a card number in Devanagari digits', inScript('०')],
    ['a card number in bold digits', inScript('𝟎')],
    ['a card number in circled digits', '④①①①①①①①①①①①①①①①'],
    ['a card number in groups', card.match(/\d{4}/g)],
    ['a card number as a number', Number(card)],
    ['a card number in cents', { currency: 'USD', cents: Number(card) }],
    ['a card number in dollars and cents', '41111111111111.11'],
    ['a card number beside an amount', { ...usd(18_942), note: card }],
    ['a card number in the form of an id', '41111111-1111-1111-8000-000000000000'],
    ['a security code', '737'],
    ['a security code as a number', 737],
    ['a security code in full width', '７３７'],
    ['a security code among words', 'the code on the back is 737'],
    ['a routing number', '011000015'],
    ['an account number', '000100001'],
    ['the last four digits', '1111'],
    ['a number with an exponent', 1e21],
  ])('may not hold %s, as a value, in a list, as a name or deep inside', (_what, secret) => {
    for (const content of [
      secret,
      [secret],
      { note: secret },
      { a: [{ b: { c: secret } }] },
      ...(typeof secret === 'string' ? [{ [secret]: true }, { a: { [`x${secret}`]: null } }] : []),
    ]) {
      expect(mayBeDrafted(content), JSON.stringify(content)).toBe(false);
    }
  });

  test('may not hold any three digits in any writing that are no day, instant, amount or id', () => {
    const digit = fc.constantFrom(...'0123456789', ...'０４９', ...'٠٤٩', ...'०४९', '𝟜', '④', '⁴');
    const filling = fc.string({ maxLength: 6, unit: 'binary' });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(digit, filling), { minLength: 3, maxLength: 20 }),
        filling,
        (parts, first) => {
          const text = `!${first}${parts.flat().join('')}`;
          expect(mayBeDrafted(text)).toBe(false);
          expect(mayBeDrafted({ [text]: null })).toBe(false);
        },
      ),
    );
  });

  test('is never searched deeper than any flow keeps', () => {
    const nested = JSON.parse(`${'['.repeat(7_000)}${']'.repeat(7_000)}`);
    expect(mayBeDrafted(nested)).toBe(false);
  });
});
