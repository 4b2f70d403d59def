import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCopyPath } from '@linework/copy/copy-files';
import type { Plugin } from 'vite';
import { integrityOf } from './integrity.ts';

/** In code, and not in the example of a doc comment. */
const imported = /(?<=^(?!\s*\*).*)\bimport\('(?<file>\.[^']+\.json)'\)/gm;

/** The build's words: how they get into it, and which files a module has its words from. */
export interface WordsAsData {
  readonly plugin: Plugin;
  readonly filesOf: (module: string) => readonly string[];
}

/**
 * Words are fetched as data and not imported as scripts, for every script's hash stands in every page (decision 23). The
 * hash of each stands where it is fetched.
 * @param fetcher the module that fetches them
 */
export function wordsAsData(fetcher: string): WordsAsData {
  const files = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'words-as-data',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bimport\('\.[^']+\.json'\)/ },
      handler(code, id) {
        const found: string[] = [];
        const addressed = code.replace(imported, (whole: string, file: string) => {
          const source = path.resolve(path.dirname(id), file);
          if (!readCopyPath(source)) return whole;
          found.push(source);
          const words = JSON.stringify(JSON.parse(readFileSync(source, 'utf8')));
          const asset = this.emitFile({ type: 'asset', name: path.basename(source), source: words });
          return `fetchWords(import.meta.ROLLUP_FILE_URL_${asset}, '${integrityOf(words)}')`;
        });
        if (found.length === 0) return null;
        files.set(id, found);
        return { code: `import { fetchWords } from ${JSON.stringify(fetcher)};\n${addressed}`, map: null };
      },
    },
    buildEnd(error) {
      if (error) return;
      const scripts = [...this.getModuleIds()].filter(
        (id) => readCopyPath(id) && this.getModuleInfo(id)?.dynamicImporters.length,
      );
      if (scripts.length > 0)
        this.error(`These words would be scripts, and in no page: ${scripts.join(', ')}`);
    },
  };
  return { plugin, filesOf: (module) => files.get(module) ?? [] };
}
