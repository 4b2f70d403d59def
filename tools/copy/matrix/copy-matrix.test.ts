import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSince, removedSince } from './changes-since.ts';
import { rowsOf } from './copy-row.ts';
import { countByMark, everything, filterRows, markRows, marks } from './filter-rows.ts';
import { sampleRows as rows } from './sample-rows.ts';

const row = (en: Record<string, string>, es: Record<string, string>, key = 'a') => {
  const found = rowsOf([
    { folder: 'f', namespace: 'n', language: 'en', tree: en },
    { folder: 'f', namespace: 'n', language: 'es', tree: es },
  ]).find(({ id }) => id === `n:${key}`);
  if (!found) throw new Error(`There is no row for ${key}`);
  return found;
};

describe('a text counts as missing', () => {
  it.each([
    ['in Spanish', { a: 'Pay' }, {}, 'a', ['es']],
    ['in English', {}, { a: 'Pagar' }, 'a', ['en']],
    ['in a plural form', { a_one: '1', a_other: '2' }, { a_one: '1' }, 'a_other', ['es']],
    ['in a form that neither language has', { a_one: '1' }, { a_one: '1' }, 'a_one', ['en', 'es']],
    ['nowhere, where both have it', { a: 'Pay' }, { a: 'Pagar' }, 'a', []],
    [
      'nowhere, where Spanish alone needs a form',
      { a_one: '1', a_other: '2' },
      { a_one: '1', a_many: '3', a_other: '2' },
      'a_many',
      [],
    ],
  ])('%s', (_, en, es, key, missing) => {
    expect(row(en, es, key).missing).toEqual(missing);
  });
});

describe('a text counts as the same in both languages', () => {
  it.each([
    ['a word left in English', 'Statement', 'Statement', true],
    ['a word beside a value', 'Statement {{date}}', 'Statement {{date}}', true],
    ['not a translated one', 'Statement', 'Factura', false],
    ['not a brand', 'Visa', 'Visa', false],
    ['not values alone', '{{page}} – {{site}}', '{{page}} – {{site}}', false],
  ])('%s', (_, en, es, isSame) => {
    expect(row({ a: en }, { a: es }).isSame).toBe(isSame);
  });

  it('and the reason is told where it is right', () => {
    expect(row({ a: 'Visa' }, { a: 'Visa' }).sameBecause).toMatch(/brand/);
  });
});

describe('Spanish counts as much longer', () => {
  const text = (length: number) => 'x'.repeat(length);
  it.each([
    ['at more than 1.4 times and 10 characters more', text(25), text(36), true],
    ['not at 1.4 times', text(25), text(35), false],
    ['not at 9 characters more', text(5), text(14), false],
    ['not for the length of a placeholder', 'Due {{date}}', 'Vence {{date, dayMonthShort}}', false],
    ['not where there is no English', '', text(40), false],
  ])('%s', (_, en, es, isMuchLonger) => {
    expect(row({ a: en }, { a: es }).isMuchLonger).toBe(isMuchLonger);
  });

  it('however long both are, never when it is the shorter one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (en, more) => {
        expect(row({ a: en + more }, { a: en }).isMuchLonger).toBe(false);
      }),
    );
  });
});

describe('placeholders differ', () => {
  it.each([
    ['where a format does', { a: '{{day, date}}' }, { a: '{{day, month}}' }, 'a', true],
    ['where a slot is lost', { a: '<b>Pay</b>' }, { a: 'Pagar' }, 'a', true],
    [
      'on every form of a plural',
      { a_one: '{{x}}', a_other: '{{x}}' },
      { a_one: '', a_other: '' },
      'a_one',
      true,
    ],
    ['not by their order', { a: '{{x}} {{y}}' }, { a: '{{y}} {{x}}' }, 'a', false],
  ])('%s', (_, en, es, key, differ) => {
    expect(row(en, es, key).placeholdersDiffer).toBe(differ);
  });
});

describe('since the base', () => {
  const now = row({ a: 'Pay' }, { a: 'Pagar' });
  const base = (words: Record<string, { en?: string; es?: string }>) => ({ commit: 'c', words });
  it('a text is new, changed in either language, or as it was', () => {
    expect(changeSince(base({}), now)).toBe('new');
    expect(changeSince(base({ 'n:a': { en: 'Pay', es: 'Pague' } }), now)).toEqual({ en: 'Pay', es: 'Pague' });
    expect(changeSince(base({ 'n:a': { en: 'Pay' } }), now)).toEqual({ en: 'Pay' });
    expect(changeSince(base({ 'n:a': { en: 'Pay', es: 'Pagar' } }), now)).toBeUndefined();
  });

  it('what is gone is named', () => {
    expect(removedSince(base({ 'n:a': {}, 'n:gone': {} }), [now])).toEqual(['n:gone']);
  });
});

describe('filters', () => {
  const marked = markRows(rows, {
    hasChanged: ({ id }) => id === 'payment:pay',
    isShown: ({ id }) => id !== 'wallet:heading',
  });
  const found = (filter: Partial<typeof everything>) =>
    filterRows(marked, { ...everything, ...filter }).map(({ id }) => id);

  it('find words in either language and in keys, whatever case and accents', () => {
    expect(found({ search: 'METODOS' })).toEqual(['wallet:heading']);
    expect(found({ search: 'wallet:' })).toEqual(marked.flatMap(({ id }) => (/^wallet/.test(id) ? id : [])));
    expect(found({ search: 'nothing like it' })).toEqual([]);
  });

  it('combine: a row has to satisfy all of them', () => {
    expect(found({ namespace: 'payment', marks: new Set(['missing']) })).toEqual(['payment:terms']);
    expect(found({ namespace: 'wallet', marks: new Set(['changed']) })).toEqual([]);
  });

  it('count by each mark what choosing it would leave', () => {
    for (const search of ['', 'pay', 'wallet']) {
      const filter = { ...everything, search };
      const counts = countByMark(marked, filter);
      for (const mark of marks) {
        expect(counts[mark]).toBe(filterRows(marked, { ...filter, marks: new Set([mark]) }).length);
      }
    }
  });

  it('claim nothing about changes and stories that nobody knows of', () => {
    const unknown = markRows(rows, {});
    expect(countByMark(unknown, everything)).toMatchObject({ changed: 0, nowhere: 0 });
  });
});
