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

/** An amount as written: `−$1,234.56`. The minus is U+2212, as wide as a figure. */
export function moneyText(cents: number, currency: string, locale: string, showsPlus = false): string {
  return formatFor(locale, currency, showsPlus)
    .formatToParts(cents / 100)
    .map(({ type, value }) => (type === 'minusSign' ? '\u2212' : value))
    .join('');
}
