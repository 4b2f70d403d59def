/** The languages every text exists in (spec section 1). */
export type Language = 'en' | 'es';

/** The locale whose money, dates and plurals a language uses. Spanish is US Spanish: `$1,234.56`, not `1.234,56 US$`. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

export const languages: readonly Language[] = ['en', 'es'];

export const isLanguage = (value: string | undefined): value is Language => value === 'en' || value === 'es';
