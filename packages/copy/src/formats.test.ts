import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as formats from './formats.ts';
import { type Language, languages } from './language.ts';

const usd = (cents: number) => ({ currency: 'USD', cents }) as const;
const anyLanguage = fc.constantFrom<Language>(...languages);
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

afterEach(() => vi.unstubAllEnvs());

describe('money', () => {
  it('reads as Americans write it, in Spanish too', () => {
    expect(formats.money('en', usd(123456))).toBe('$1,234.56');
    expect(formats.money('es', usd(123456))).toBe('$1,234.56');
  });

  it('on an axis has no cents', () => {
    expect(formats.moneyRound('en', usd(123400))).toBe('$1,234');
    expect(formats.moneyRound('es', usd(123400))).toBe('$1,234');
  });

  it('below zero wears a true minus sign', () => {
    expect(formats.money('en', usd(-5000))).toBe('\u2212$50.00');
    expect(formats.money('es', usd(-5000))).toBe('\u2212$50.00');
  });

  it('shows every cent of any amount', () => {
    fc.assert(
      fc.property(anyLanguage, fc.integer({ min: -1e11, max: 1e11 }), (language, cents) => {
        const digits = formats.money(language, usd(cents)).replaceAll(/\D/g, '');
        expect(Number(digits)).toBe(Math.abs(cents));
      }),
    );
  });
});

describe('what the provider calls a thing, within a sentence', () => {
  it.each([
    ['en', 'Taxes and fees', 'taxes and fees'],
    ['en', 'Late fee', 'late fee'],
    ['en', 'Dedicated fiber, 10 Gig', 'dedicated fiber, 10 Gig'],
    ['es', 'Único cargo por visita', 'único cargo por visita'],
    ['es', 'Fin de la promoción de Internet', 'fin de la promoción de Internet'],
  ] as const)('yields its capital where it is a phrase (%s: %s)', (language, name, within) => {
    expect(formats.inSentence(language, name)).toBe(within);
  });

  it.each(['Auto Pay discount', 'TV added mid-month', 'Business Internet 600', 'Internet', 'SIP trunk'])(
    'keeps it where it is a name: %s',
    (name) => {
      expect(formats.inSentence('en', name)).toBe(name);
    },
  );
});

describe('a day of every month', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [22, '22nd'],
    [31, '31st'],
  ])('%i is the %s, and in Spanish a number', (day, said) => {
    expect(formats.dayOfMonth('en', day)).toBe(said);
    expect(formats.dayOfMonth('es', day)).toBe(String(day));
  });
});

describe('a business date', () => {
  it('is written in full, short, and without its year, day and month on one line', () => {
    expect(formats.date('en', '2026-11-22')).toBe('November\u00a022, 2026');
    expect(formats.date('es', '2026-11-22')).toBe('22\u00a0de\u00a0noviembre de\u00a02026');
    expect(formats.dateShort('en', '2026-11-22')).toBe('Nov\u00a022, 2026');
    expect(formats.dayMonth('es', '2026-11-22')).toBe('22\u00a0de\u00a0noviembre');
    expect(formats.weekday('en', '2026-11-22')).toBe('Sunday, November\u00a022');
    expect(formats.weekday('es', '2026-11-22')).toBe('Domingo, 22\u00a0de\u00a0noviembre');
    expect(formats.weekdayInSentence('en', '2026-11-22')).toBe('Sunday, November\u00a022');
    expect(formats.weekdayInSentence('es', '2026-11-22')).toBe('domingo 22\u00a0de\u00a0noviembre');
    expect(formats.monthName('en', '2026-11-22')).toBe('November');
    expect(formats.month('es', '2026-11-22')).toBe('noviembre de\u00a02026');
  });

  it('names its year only when that is not the year of today', () => {
    expect(formats.dateNear('en', '2026-11-22', '2026-01-01')).toBe('November\u00a022');
    expect(formats.dateNear('en', '2027-01-02', '2026-12-31')).toBe('January\u00a02, 2027');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York'])(
    'is the same day for a browser in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(anyLanguage, anyDay, (language, day) => {
          const text = formats.date(language, day);
          expect(text).toMatch(new RegExp(`\\b${Number(day.slice(8))}\\b`));
          expect(text).toContain(day.slice(0, 4));
        }),
      );
    },
  );
});

describe('a moment', () => {
  const at = '2026-11-21T15:04:00-05:00';

  it('is told by the clock of the account, and says which', () => {
    expect(formats.instant('en', { at, timeZone: 'America/New_York' })).toBe(
      'November\u00a021, 2026, 3:04\u00a0PM\u00a0ET',
    );
    expect(formats.instant('en', { at, timeZone: 'America/Los_Angeles' })).toContain('12:04\u00a0PM\u00a0PT');
  });

  it('has its article in Spanish, where one o’clock is one hour', () => {
    const told = (language: Language, hour: string) =>
      formats.clockTime(language, { at: `2026-11-21T${hour}:04:00-05:00`, timeZone: 'America/New_York' });
    expect(told('en', '13')).toBe('1:04\u00a0PM\u00a0ET');
    expect(told('es', '13')).toMatch(/^la\u00a01:04\u00a0p/);
    expect(told('es', '01')).toMatch(/^la\u00a01:04\u00a0a/);
    for (const hour of ['00', '02', '10', '11', '12', '15', '21', '23']) {
      expect(told('es', hour)).toMatch(/^las\u00a0\d/);
    }
  });

  it('falls on the day of the account, not of the traveller', () => {
    const late = '2026-11-22T01:30:00-05:00';
    expect(formats.instant('es', { at: late, timeZone: 'America/Los_Angeles' })).toContain(
      '21\u00a0de\u00a0noviembre de\u00a02026',
    );
  });
});

it('joins a list as each language does', () => {
  expect(formats.list('en', ['Internet', 'TV', 'Voice'])).toBe('Internet, TV, and Voice');
  expect(formats.list('es', ['Internet', 'TV', 'voz'])).toBe('Internet, TV y voz');
  expect(formats.list('en', ['one visit, once', 'TV', 'Voice'])).toBe('one visit, once; TV; and Voice');
  expect(formats.list('es', ['una visita, una vez', 'TV', 'voz'])).toBe('una visita, una vez; TV; y voz');
  expect(formats.list('en', ['one visit, once', 'TV'])).toBe('one visit, once and TV');
});
