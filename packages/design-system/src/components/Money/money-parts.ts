export interface MoneyParts {
  /** The whole, as written: `−$1,234.56`. */
  text: string;
  sign: string;
  symbol: string;
  units: string;
  point: string;
  cents: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locale: string, currency: string, showsPlus: boolean): Intl.NumberFormat {
  const key = [locale, currency, showsPlus].join();
  const known = formats.get(key);
  if (known) return known;
  const signDisplay = showsPlus ? 'exceptZero' : 'negative';
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay });
  formats.set(key, made);
  return made;
}

/** An amount cut where type sets it differently. The minus is U+2212, as wide as a figure. */
export function moneyParts(cents: number, currency: string, locale: string, showsPlus = false): MoneyParts {
  const parts = formatFor(locale, currency, showsPlus)
    .formatToParts(cents / 100)
    .map((part) => (part.type === 'minusSign' ? { ...part, value: '\u2212' } : part));
  const of = (...types: Intl.NumberFormatPartTypes[]): string =>
    parts.flatMap(({ type, value }) => (types.includes(type) ? [value] : [])).join('');
  return {
    text: parts.map(({ value }) => value).join(''),
    sign: of('minusSign', 'plusSign'),
    symbol: of('currency'),
    units: of('integer', 'group'),
    point: of('decimal'),
    cents: of('fraction'),
  };
}
