import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const files = {
  shell: 'apps/portal/src/shell/shell',
  chunk: 'apps/portal/src/navigation/chunk-problem',
  standIn: 'apps/portal/src/start/stand-in',
  bar: 'apps/portal/src/situation-bar/situation-bar',
  catalogue: 'packages/parts/src/outcomes/catalogue-link',
  signIn: 'packages/account-areas/src/sign-in/sign-in',
  summary: 'packages/account-areas/src/account-summary/account-summary',
  home: 'packages/billing-flows/src/billing-home/billing-home',
  pay: 'packages/billing-flows/src/one-time-payment/one-time-payment',
  forms: 'packages/parts/src/forms/forms',
  methods: 'packages/parts/src/methods/methods',
  outcomes: 'packages/parts/src/outcomes/outcomes',
  cards: 'packages/parts/src/outcomes/card-outcomes',
  actions: 'packages/parts/src/outcomes/outcome-actions',
  news: 'packages/parts/src/standings/account-news',
  balance: 'packages/parts/src/balance/balance',
  due: 'packages/parts/src/balance/amount-due',
  locked: 'packages/parts/src/balance/billing-locked',
  standings: 'packages/parts/src/standings/standings',
} as const;

export type Language = 'en' | 'es';
export type CopyFile = keyof typeof files;

const read = new Map<string, unknown>();

function copyFile(file: CopyFile, language: Language): unknown {
  const name = `${files[file]}.${language}.json`;
  if (!read.has(name)) read.set(name, JSON.parse(readFileSync(path.join(root, name), 'utf8')));
  return read.get(name);
}

/** A text as it is in its copy file, placeholders and all. */
export function textOf(file: CopyFile, key: string, language: Language): string {
  const text = key
    .split('.')
    .reduce<unknown>(
      (branch, part) => (branch && typeof branch === 'object' ? Reflect.get(branch, part) : undefined),
      copyFile(file, language),
    );
  if (typeof text !== 'string') throw new Error(`No copy for ${file} ${key} in ${language}`);
  return text;
}

/** A text of a copy file as a pattern that any figures fit: what the customer reads, in either language. */
export const words =
  (language: Language) =>
  (file: CopyFile, key: string): RegExp => {
    const escaped = RegExp.escape(textOf(file, key, language));
    const filled = escaped.replace(/(?:\\\{){2}(.+?)(?:\\\}){2}/g, (_, placeholder: string) =>
      placeholder.includes('money') ? '\\$[\\d,]+\\.\\d\\d' : '.+',
    );
    return new RegExp(`^${filled}$`);
  };
