import type { Plugin } from 'vite';

/**
 * Two of react-aria's modules as the portal needs them. Its own guess the browser's language and the direction of its
 * script from tables that the browser has to open first: some 20 ms of a laptop's time, before anything is drawn. The
 * portal always says its language, and both are written from left to right.
 */
const replaced = new Map([
  [
    'react-aria/dist/private/i18n/useDefaultLocale.mjs',
    `const locale = { locale: 'en-US', direction: 'ltr' };
     export const getDefaultLocale = () => locale;
     export const useDefaultLocale = () => locale;`,
  ],
  ['react-aria/dist/private/i18n/utils.mjs', 'export const isRTL = () => false;'],
]);

/** Saves the first page what react-aria would find out about a language that it is told anyway. */
export function saidLocale(): Plugin {
  const found = new Set<string>();
  return {
    name: 'said-locale',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const file = [...replaced.keys()].find((name) => id.split('?')[0]?.endsWith(name));
      if (!file) return null;
      found.add(file);
      return replaced.get(file) ?? null;
    },
    buildEnd(error) {
      const missing = [...replaced.keys()].filter((file) => !found.has(file));
      if (!error && missing.length > 0) this.error(`react-aria no longer has ${missing.join(' and ')}`);
    },
  };
}
