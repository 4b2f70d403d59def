import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { entryOf } from './page-modules.ts';

/** Of a file in the build, what tells who downloads what. */
export type BuiltChunk = Pick<Rolldown.OutputChunk, 'imports' | 'dynamicImports' | 'moduleIds'>;
export type BuiltChunks = Readonly<Record<string, BuiltChunk>>;

const isForReviewers = (id: string): boolean => id.replaceAll(path.sep, '/').includes('/packages/review/');

/** Fetched where demo customers or a catalogue exist, which is never in production. */
const fetchedForReviewers = ['open-situation-bar.tsx'];
const isFetchedForReviewers = ({ moduleIds }: BuiltChunk): boolean =>
  moduleIds.some((id) => fetchedForReviewers.includes(path.basename(id)));

/** The modules for reviewers that a customer could download: with the first page, or with anything asked for later. */
export function reviewersModulesForCustomers(chunks: BuiltChunks, entry: string): string[] {
  const known = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || known.has(name)) return;
    known.add(name);
    for (const imported of chunk.imports) follow(imported);
    for (const fetched of chunk.dynamicImports) {
      const other = chunks[fetched];
      if (other && !isFetchedForReviewers(other)) follow(fetched);
    }
  };
  follow(entry);
  return [...known].flatMap((name) => chunks[name]?.moduleIds ?? []).filter(isForReviewers);
}

/** Refuses a build in which customers would download something that is for reviewers alone. */
export function reviewersApart(): Plugin {
  return {
    name: 'reviewers-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.fromEntries(
        Object.entries(bundle).flatMap(([name, file]) => (file.type === 'chunk' ? [[name, file]] : [])),
      );
      const found = reviewersModulesForCustomers(chunks, entryOf(bundle).fileName);
      if (found.length > 0) {
        this.error(`Customers would download what is for reviewers alone: ${found.join(', ')}`);
      }
    },
  };
}
