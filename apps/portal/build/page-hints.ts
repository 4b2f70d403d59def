import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCopyPath } from '@linework/copy/copy-files';
import type { Plugin, Rolldown } from 'vite';
import { signedIn } from '../src/guards/sign-in-guards.ts';
import { builtRoutes } from '../src/routes/route-table.ts';

/** Copy files by their paths in the repository, without language and ending. */
interface FirstWords {
  /** What the page itself says to browsers that run no scripts, and where the portal's first file does not come. */
  readonly standIn: string;
  readonly notStarted: string;
  /** What pages show to whoever is not signed in. */
  readonly signedOut: readonly string[];
  /** What the pages of an account show first. */
  readonly signedIn: readonly string[];
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const repository = path.resolve(import.meta.dirname, '../../..');
const languages = ['en', 'es'] as const;
const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The files that must be there before a chunk runs, itself among them. */
function withImports(bundle: Bundle, chunk: Chunk, known = new Set<string>()): Set<string> {
  if (known.has(chunk.fileName)) return known;
  known.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') withImports(bundle, imported, known);
  }
  return known;
}

/** The chunk that a source file is in. */
function chunkOf(bundle: Bundle, source: string): Chunk {
  const found = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!found) throw new Error(`The build has no chunk for ${source}`);
  return found;
}

function namespaceOf(file: string): string {
  const copyPath = readCopyPath(`${file}.en.json`);
  if (!copyPath) throw new Error(`${file} names no copy file`);
  return copyPath.namespace;
}

const textsOf = (file: string, language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(repository, `${file}.${language}.json`), 'utf8'));

const wordsIn = (files: readonly string[], language: string): Record<string, unknown> =>
  Object.fromEntries(files.map((file) => [namespaceOf(file), textsOf(file, language)]));

/**
 * Writes `.vite/page-hints.json`: for each page what it needs at once. The edge names the files in the page it sends, so
 * that the browser fetches them side by side instead of finding one through the other, and sends the words along.
 */
export function pageHints(words: FirstWords): Plugin {
  return {
    name: 'page-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The build has no entry');
      // What the entry imports is named in the page already.
      const inPage = withImports(bundle, entry);
      const pages = Object.entries(builtRoutes).map(([name, { path: address, frame, guards }]) => {
        const isPublic = !guards.some((guard) => guard === signedIn);
        const chunks = [
          chunkOf(bundle, `/pages/${capitalised(name)}Page.tsx`),
          ...(frame === 'menu' ? [chunkOf(bundle, '/shell/MenuFrame.tsx')] : []),
        ];
        const code = new Set(chunks.flatMap((chunk) => [...withImports(bundle, chunk)]));
        const files = [...code].filter((file) => !inPage.has(file));
        const namespaces = (isPublic ? words.signedOut : words.signedIn).map(namespaceOf);
        return [address, { isPublic, files, namespaces }];
      });
      const all = [...new Set([...words.signedOut, ...words.signedIn])];
      const spoken = languages.map((language) => [language, wordsIn(all, language)]);
      const standIns = languages.map((language) => [
        language,
        { ...textsOf(words.standIn, language), notStarted: textsOf(words.notStarted, language) },
      ]);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/page-hints.json',
        source: JSON.stringify({
          pages: Object.fromEntries(pages),
          words: Object.fromEntries(spoken),
          standIns: Object.fromEntries(standIns),
        }),
      });
    },
  };
}
