import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const entryTag = /<script type="module"[^>]* src="\/(?<entry>assets\/[^"]+\.js)"[^>]*>/;

/** What a browser compares a file with before it takes it (Subresource Integrity). */
export const integrityOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Where Vite looks for what it puts around every `import()` of the built portal. */
const importHelper = '\0vite/preload-helper.js';

/** A part is asked for by its own file alone: what that imports stands with the hashes, once for all who ask. */
export const byItself = (file: string): string[] => [file];

/** Of each script file what it must be, and the ones that it imports, by their place in this list. */
function listed(hashes: ReadonlyMap<string, string>, bundle: Rolldown.OutputBundle): string {
  const files = [...hashes.keys()];
  const rows = [...hashes].map(([file, hash]) => {
    const chunk = bundle[file];
    const imports = chunk?.type === 'chunk' ? chunk.imports.map((name) => files.indexOf(name)) : [];
    // What every page starts with is there, and not in the list.
    return [file, [hash, ...imports.filter((place) => place >= 0)]];
  });
  return JSON.stringify(Object.fromEntries(rows));
}

/**
 * Writes down what each script file must be: in the page, on the element of the one that it starts with, and in
 * `.vite/integrity.json`, for the elements that the edge adds. All others' hashes are in a file of their own, with what each
 * imports, and the page names it: whoever imports a part reads them there. A file that is another by one byte does not run.
 * @param importer the module that imports a part by elements that say what it must be
 */
export function integrity(importer: string): Plugin {
  return {
    name: 'integrity',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === importHelper ? `export { importPart as __vitePreload } from ${JSON.stringify(importer)};` : null,
    // From what is on disk: until then other parts of the build may still change a file. Styles are in the page itself.
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const scripts = Object.keys(bundle).filter((file) => file.endsWith('.js'));
        const hashes = new Map(
          scripts.map((file) => [file, integrityOf(readFileSync(path.join(dir, file)))]),
        );
        writeFileSync(path.join(dir, '.vite/integrity.json'), JSON.stringify(Object.fromEntries(hashes)));

        const pageFile = path.join(dir, 'index.html');
        const page = readFileSync(pageFile, 'utf8');
        const { 0: tag, groups: { entry = '' } = {} } = entryTag.exec(page) ?? {};
        const hash = hashes.get(entry);
        if (!tag || !hash) throw new Error('The built page names no entry');
        hashes.delete(entry);
        const later = listed(hashes, bundle);
        const named = createHash('sha256').update(later).digest('base64url').slice(0, 8);
        const file = `assets/scripts-${named}.json`;
        writeFileSync(path.join(dir, file), later);
        const names = `<meta name="linework-scripts" content="/${file} ${integrityOf(later)}">`;
        const marked = tag.replace(' src=', ` integrity="${hash}" src=`);
        writeFileSync(
          pageFile,
          page.replace(tag, () => `${names}\n${marked}`),
        );
      },
    },
  };
}
