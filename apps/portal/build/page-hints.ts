import type { Plugin, Rolldown } from 'vite';
import { signedIn } from '../src/guards/sign-in-guards.ts';
import { builtRoutes } from '../src/routes/route-table.ts';

interface WordChunks {
  /** Names of the chunks with the words of every page, and of the pages of an account, without their language. */
  readonly always: string;
  readonly signedIn: string;
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

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

function wordFiles(bundle: Bundle, name: string, language: string): string[] {
  const shared = chunksOf(bundle).find((chunk) => chunk.name === `${name}.${language}`);
  if (!shared) throw new Error(`The build has no chunk of words ${name}.${language}`);
  const loaders = chunksOf(bundle).filter(
    ({ facadeModuleId, imports }) =>
      facadeModuleId?.endsWith(`.${language}.json`) && imports.includes(shared.fileName),
  );
  return [shared.fileName, ...loaders.map(({ fileName }) => fileName)];
}

/**
 * Writes `.vite/page-hints.json`: for each page and language the files that it needs at once. The edge names them in
 * the page it sends, so that the browser fetches them side by side instead of finding one through the other.
 */
export function pageHints(words: WordChunks): Plugin {
  return {
    name: 'page-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The build has no entry');
      // What the entry imports is named in the page already.
      const inPage = withImports(bundle, entry);
      const pages = Object.entries(builtRoutes).map(([name, { path, frame, guards }]) => {
        const isPublic = !guards.some((guard) => guard === signedIn);
        const chunks = [
          chunkOf(bundle, `/pages/${capitalised(name)}Page.tsx`),
          ...(frame === 'menu' ? [chunkOf(bundle, '/shell/MenuFrame.tsx')] : []),
        ];
        const code = chunks.flatMap((chunk) => [...withImports(bundle, chunk)]);
        const filesIn = (language: string) => [
          ...new Set([
            ...code.filter((file) => !inPage.has(file)),
            ...wordFiles(bundle, words.always, language),
            ...(isPublic ? [] : wordFiles(bundle, words.signedIn, language)),
          ]),
        ];
        const files = Object.fromEntries(languages.map((language) => [language, filesIn(language)]));
        return [path, { isPublic, files }];
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/page-hints.json',
        source: JSON.stringify(Object.fromEntries(pages)),
      });
    },
  };
}
