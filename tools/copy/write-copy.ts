import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { pathOf } from './copy-files.ts';
import type { Change } from './matrix/import-plan.ts';

/** How a copy file is laid out where a text is put in anew; what stands there already stays as it is. */
const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' } as const;

/** A dotted key as names within one another: a name may itself hold no dot. */
const placeOf = (key: string): string[] => key.split('.');

const namesIn = (node: Node | undefined): string[] =>
  node?.children?.map(({ children }) => String(children?.[0]?.value)) ?? [];

/** Where a new name goes among its neighbours: after the last one that comes before it in the other language. */
function indexIn(names: readonly string[], neighbours: readonly string[], name: string): number {
  const before = new Set(neighbours.slice(0, neighbours.indexOf(name)));
  return names.findLastIndex((known) => before.has(known)) + 1;
}

/** A copy file with one text changed or put in, and not a character besides. `model` is the other language's file. */
export function withText(file: string, key: string, text: string, model: string): string {
  const place = placeOf(key);
  const trees = [parseTree(file), parseTree(model)] as const;
  const found = (tree: Node | undefined, at: string[]) =>
    tree && (at.length === 0 ? tree : findNodeAtLocation(tree, at));
  // The outermost name that is not there yet decides where everything below it goes.
  const missing = place.findIndex((_, depth) => !found(trees[0], place.slice(0, depth + 1)));
  const parent = place.slice(0, Math.max(0, missing));
  const getInsertionIndex = (names: string[]) =>
    indexIn(names, namesIn(found(trees[1], parent)), place[missing] ?? '');
  return applyEdits(
    file,
    modify(file, place, text, { formattingOptions, ...(missing >= 0 && { getInsertionIndex }) }),
  );
}

/** Writes what an import changes into the copy files of the repository at `root`; gives the files it wrote. */
export function writeChanges(root: string, changes: readonly Change[]): string[] {
  const files = new Map<string, string>();
  const read = (file: string): string => files.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  const changed = new Set<string>();
  for (const { row, language, after } of changes) {
    const file = pathOf(row, language);
    const model = read(pathOf(row, language === 'en' ? 'es' : 'en'));
    files.set(file, withText(read(file), row.key, after, model));
    changed.add(file);
  }
  for (const file of changed) writeFileSync(path.join(root, file), read(file));
  return [...changed].sort();
}
