import type { Mode } from '../../.storybook/modes.ts';

const phone = { viewport: 'phone', language: 'en', brand: 'business', scheme: 'light' } satisfies Mode;

/** The looks in which the catalogue's own pages show other stories: both languages, both schemes, on a phone. */
export const looks = {
  'en-light': phone,
  'es-light': { ...phone, language: 'es' },
  'en-dark': { ...phone, scheme: 'dark' },
  'es-dark': { ...phone, language: 'es', scheme: 'dark' },
} as const satisfies Readonly<Record<string, Mode>>;

export type Look = keyof typeof looks;
