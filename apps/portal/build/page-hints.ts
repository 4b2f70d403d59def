import { readFileSync } from 'node:fs';
import { type PageName, pageNames } from '@linework/contract';
import type { Language } from '@linework/copy';
import { readCopyPath } from '@linework/copy/copy-files';
import type { Plugin } from 'vite';
import { builtRoutes } from '../src/routes/route-table.ts';
import { chunksOfPage, entryOf, isPublic, withImports } from './page-modules.ts';
import type { WordsAsData } from './words-as-data.ts';

type Words = Readonly<Record<string, unknown>>;

const wordsIn = (file: string): Words => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Writes `.vite/page-hints.json`: for each page what it needs at once. The edge names the files in the page it sends, so
 * that the browser fetches them side by side instead of finding one through the other, and sends the words along.
 * @param wordsOf the copy files that a module has its words from
 * @param standIns what the page itself says, by language, to browsers that run no scripts, and where the portal's first
 *   file does not come
 */
export function pageHints(
  wordsOf: WordsAsData['filesOf'],
  standIns: Readonly<Record<Language, Words>>,
): Plugin {
  return {
    name: 'page-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      // What the entry imports is named in the page already.
      const inPage = withImports(bundle, entryOf(bundle));
      const words: Record<Language, Record<string, Words>> = { en: {}, es: {} };
      const hintsOf = (page: PageName) => {
        const chunks = [...new Set([...inPage, ...chunksOfPage(bundle, page)])];
        const namespaces = new Set<string>();
        for (const file of chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(wordsOf))) {
          const { namespace, language } = readCopyPath(file) ?? {};
          if (namespace === undefined || language === undefined) continue;
          namespaces.add(namespace);
          words[language][namespace] = wordsIn(file);
        }
        const files = chunks.filter((chunk) => !inPage.has(chunk)).map(({ fileName }) => fileName);
        return { isPublic: isPublic(page), files, namespaces: [...namespaces] };
      };
      const pages = Object.fromEntries(pageNames.map((page) => [builtRoutes[page].path, hintsOf(page)]));
      this.emitFile({
        type: 'asset',
        fileName: '.vite/page-hints.json',
        source: JSON.stringify({
          pages,
          words,
          standIns,
        }),
      });
    },
  };
}
