import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCopyPath } from '@linework/copy/copy-files';

const root = path.resolve(import.meta.dirname, '../../../..');

export type Language = 'en' | 'es';
/** A namespace, which is its file's name, or the last word of one where no other ends so. */
export type CopyFile = string;

const files = globSync('{packages/*,apps/portal}/src/**/*.{en,es}.json', { cwd: root }).flatMap((file) => {
  const named = readCopyPath(file);
  return named ? [{ file, ...named }] : [];
});
const read = new Map<string, unknown>();

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws Error for a name that no copy file has, or that several end with, with those that there are */
function copyFile(name: CopyFile, language: Language): unknown {
  const inLanguage = files.filter((one) => one.language === language);
  const ending = inLanguage.filter(({ namespace }) => namespace.endsWith(capitalized(name)));
  const [found, another] = [...inLanguage.filter(({ namespace }) => namespace === name), ...ending];
  if (!found || (another && found.namespace !== name)) {
    const known = [...new Set(files.map(({ namespace }) => namespace))].sort().join(', ');
    throw new Error(`No one copy file is called ${name} in ${language}. There are: ${known}`);
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
