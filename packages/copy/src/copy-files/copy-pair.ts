import type { CopyTree } from '../bundle.ts';

/** The English and the Spanish file of one flow. */
export interface CopyPair {
  readonly en: CopyTree;
  readonly es: CopyTree;
}

/** Every text of a file by its dotted key. */
export function textsOf(tree: CopyTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${name}`, value] as const]
        : [...textsOf(value, `${prefix}${name}.`)],
    ),
  );
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
export const baseKey = (key: string): string => key.replace(pluralForm, '');
export const pluralFormOf = (key: string): string | undefined => pluralForm.exec(key)?.[1];

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(.*?)\s*\}\}/g)].map(([, inside = '']) => inside);

export const slotsIn = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name);

/** A text without its placeholders and slots: the words themselves. */
export const wordsOf = (text: string): string => text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, ' ');
