import path from 'node:path';
import { z } from 'zod';

/** What `storybook build --stats-json` says: every module, and which modules asked for it. */
export const buildStats = z.object({
  modules: z.array(z.object({ id: z.string(), reasons: z.array(z.object({ moduleName: z.string() })) })),
});
export type BuildStats = z.infer<typeof buildStats>;

/** Modules by path from the root of the repository, each with those it asks for. */
export type ModuleGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** `./packages/x.ts?raw` is `packages/x.ts`; null for what the lock file covers and what Storybook makes up. */
function sourceOf(id: string): string | null {
  const file = id.replace(/\?.*$/, '');
  if (!file.startsWith('./') || file.includes('/node_modules/')) return null;
  return file.slice(2);
}

const wordsLoader = '.storybook/catalogue-copy.ts';

/**
 * The catalogue loads every copy file of the repository for every story, by a glob. Followed, those edges would make
 * each story depend on each word. They say nothing about what a story shows: words reach a screen only through
 * `useCopy(bundle)`, and whoever holds a bundle imports the module that names its two files. So a story's words are
 * those of the bundles that its own modules import, and the loader's edges are left out.
 */
const isWordsGlob = (from: string, to: string): boolean => from === wordsLoader && to.endsWith('.json');

/** Guidance stands on the docs pages of components alone, which are not photographed; the page finds it by a glob as well. */
const isGuidance = (to: string): boolean => to.endsWith('.guidance.ts');

export function moduleGraph({ modules }: BuildStats): ModuleGraph {
  const graph = new Map<string, Set<string>>();
  for (const { id, reasons } of modules) {
    const to = sourceOf(id);
    if (to === null) continue;
    for (const { moduleName } of reasons) {
      const from = sourceOf(moduleName);
      if (from === null || isWordsGlob(from, to) || isGuidance(to)) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

const references = /@import\s+(?:url\()?["']?([^"')\s;]+)|url\(\s*["']?([^"')]+)/g;

/** The files beside it that a stylesheet draws in: the build inlines them, and its statistics do not name them. */
export function stylesheetReferences(file: string, css: string): string[] {
  const inFolder = path.posix.dirname(file);
  return [...css.matchAll(references)]
    .map(([, imported, url]) => imported ?? url ?? '')
    .filter((reference) => reference.startsWith('.'))
    .map((reference) => path.posix.join(inFolder, reference.replace(/[?#].*$/, '')));
}

/** Everything that these modules are made of, themselves included. */
export function closureOf(
  graph: ModuleGraph,
  entries: readonly string[],
  read: (file: string) => string,
): Set<string> {
  const found = new Set(entries);
  // A set is walked in the order in which it grows.
  for (const file of found) {
    for (const next of graph.get(file) ?? []) found.add(next);
    if (file.endsWith('.css')) for (const next of stylesheetReferences(file, read(file))) found.add(next);
  }
  return found;
}
