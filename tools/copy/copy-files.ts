import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CopyTree, Language } from '@linework/copy';
import { readCopyPath } from '@linework/copy/copy-files';
import type { CopySource } from './matrix/copy-row.ts';

/** Where copy files lie: the packages, the portal, and the catalogue's own pages. */
const places = ['packages/*/src', 'apps/portal/src', 'stories'] as const;
const placed = /^(packages\/[^/]+\/src|apps\/portal\/src|stories)\//;

const isCopyTree = (value: unknown): value is CopyTree =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string' || isCopyTree(entry));

function parse(file: string, text: string): CopyTree {
  const tree: unknown = JSON.parse(text);
  if (!isCopyTree(tree)) throw new Error(`${file} holds something that is no text`);
  return tree;
}

/** Reads the copy files among some files of the repository, by their paths from its root. */
export const readSources = (files: readonly string[], read: (file: string) => string): CopySource[] =>
  files.flatMap((file) => {
    const named = placed.test(file) ? readCopyPath(file) : undefined;
    return named ? [{ ...named, tree: parse(file, read(file)) }] : [];
  });

/** Every copy file of a folder that holds the repository. */
export const sourcesOn = (root: string): CopySource[] =>
  readSources(
    globSync(
      places.map((place) => `${place}/**/*.{en,es}.json`),
      { cwd: root },
    ).sort(),
    (file) => readFileSync(path.join(root, file), 'utf8'),
  );

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The path of the file that holds a namespace in a language. */
export const pathOf = (
  { folder, namespace }: { readonly folder: string; readonly namespace: string },
  language: Language,
): string => `${folder}/${kebabCase(namespace)}.${language}.json`;
