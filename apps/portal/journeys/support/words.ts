import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCopyPath } from '@linework/copy/copy-files';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Namespaces of copy files by what journeys call them. */
const files = {
  shell: 'shell',
  chunk: 'chunkProblem',
  standIn: 'standIn',
  bar: 'situationBar',
  catalogue: 'catalogueLink',
  signIn: 'signIn',
  summary: 'accountSummary',
  home: 'billingHome',
  pay: 'oneTimePayment',
  flow: 'flow',
  payment: 'payment',
  paperless: 'paperless',
  forms: 'forms',
  methods: 'methods',
  outcomes: 'outcomes',
  cards: 'cardOutcomes',
  actions: 'outcomeActions',
  news: 'accountNews',
  balance: 'balance',
  due: 'amountDue',
  locked: 'billingLocked',
  standings: 'standings',
} as const;

export type Language = 'en' | 'es';
export type CopyFile = keyof typeof files;

const found = globSync('{packages/*,apps/portal}/src/**/*.{en,es}.json', { cwd: root });
const read = new Map<string, unknown>();

function copyFile(file: CopyFile, language: Language): unknown {
  const name = found.find((one) => {
    const named = readCopyPath(one);
    return named?.namespace === files[file] && named.language === language;
  });
  if (!name) throw new Error(`No copy file is called ${files[file]} in ${language}`);
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
