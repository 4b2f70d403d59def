import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const entryTag = /<script type="module"[^>]* src="\/(?<entry>assets\/[^"]+\.js)"[^>]*>/;

/** What a browser compares a file with before it takes it (Subresource Integrity). */
export const integrityOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Writes down what each script file must be: in the page, on the element of the one that it starts with, and for all others
 * in an import map, which browsers ask whenever a module is imported; and in `.vite/integrity.json`, for the elements that
 * the edge adds. A file that is another by one byte does not run. Styles are in the page itself.
 */
export function integrity(): Plugin {
  return {
    name: 'integrity',
    apply: 'build',
    // From what is on disk: until then other parts of the build may still change a file.
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
        const later = Object.fromEntries([...hashes].map(([file, value]) => [`/${file}`, value]));
        const importMap = `<script type="importmap" nonce="__NONCE__">${JSON.stringify({ integrity: later })}</script>`;
        const marked = tag.replace(' src=', ` integrity="${hash}" src=`);
        writeFileSync(
          pageFile,
          page.replace(tag, () => `${importMap}\n${marked}`),
        );
      },
    },
  };
}
