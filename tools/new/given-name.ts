import { Refusal } from '../bootstrap/progress.mjs';

/** A name in each of the ways that files, types and titles write it. */
export interface GivenName {
  /** `past-due`: folders, files and ids. */
  readonly kebab: string;
  /** `pastDue`: values and namespaces. */
  readonly camel: string;
  /** `PastDue`: components and types. */
  readonly pascal: string;
  /** `Past due`: titles in the catalogue. */
  readonly words: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Reads a name as it was typed.
 * @throws Refusal for one that is not written as file names are
 */
export function givenName(typed: string): GivenName {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(typed))
    throw new Refusal(
      `“${typed}” is no name for it: write small letters with hyphens between, as in past-due.`,
    );
  const pascal = typed.split('-').map(capital).join('');
  return {
    kebab: typed,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: capital(typed.replaceAll('-', ' ')),
  };
}

/** A template's text, or the name of its file, where `sample` stands for the name, in whatever way it is written. */
export const renamed = (text: string, sample: GivenName, name: GivenName): string =>
  [
    [sample.kebab, name.kebab],
    [sample.camel, name.camel],
    [sample.pascal, name.pascal],
    [sample.words, name.words],
  ].reduce((written, [from = '', to = '']) => written.replaceAll(from, to), text);
