import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCopyPath } from '@linework/copy/copy-files';

const root = path.resolve(import.meta.dirname, '../../../..');

/** What journeys call some copy files for short. Every other goes by its namespace, which is its file's name. */
const shortNames = {
  chunk: 'chunkProblem',
  bar: 'situationBar',
  summary: 'accountSummary',
  home: 'billingHome',
  pay: 'oneTimePayment',
  cards: 'cardOutcomes',
  actions: 'outcomeActions',
  news: 'accountNews',
  due: 'amountDue',
  locked: 'billingLocked',
} as const;

export type Language = 'en' | 'es';
type ShortName = keyof typeof shortNames;
export type CopyFile = ShortName | (string & Record<never, never>);

const isShort = (name: string): name is ShortName => Object.hasOwn(shortNames, name);

const files = globSync('{packages/*,apps/portal}/src/**/*.{en,es}.json', { cwd: root }).flatMap((file) => {
  const named = readCopyPath(file);
  return named ? [{ file, ...named }] : [];
});
const read = new Map<string, unknown>();

/** @throws Error for a name that no copy file has, with those that there are */
function copyFile(name: CopyFile, language: Language): unknown {
  const wanted = isShort(name) ? shortNames[name] : name;
  const found = files.find((one) => one.namespace === wanted && one.language === language);
  if (!found) {
    const known = [...new Set(files.map(({ namespace }) => namespace))].sort().join(', ');
    throw new Error(`No copy file is called ${name} in ${language}. There are: ${known}`);
  }
  if (!read.has(found.file)) {
    read.set(found.file, JSON.parse(readFileSync(path.join(root, found.file), 'utf8')));
  }
  return read.get(found.file);
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
    // A space may be one that keeps words together.
    return new RegExp(`^${filled.replaceAll('\\x20', '\\s')}$`);
  };
