import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/install.mjs';

const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (file) => !/\.(test|stories)\.tsx?$/.test(file),
);
const sources = files.map((file) => ({
  file: file.replaceAll(path.sep, '/'),
  text: readFileSync(path.join(root, file), 'utf8'),
}));

/** What writes a cookie by hand: the browser's way, the server's, and a header of one's own. */
const byHand = /document\.cookie\s*=[^=]|\.setCookie\(|['"]set-cookie['"]/i;
/** What is set, each call with the row that it is of. */
const calls = /(?:writeCookie|setListedCookie)\(\s*(?:reply,\s*)?([\w.]+)/g;

describe('Cookies', () => {
  it('are written in two places alone, which take their flags from the table', () => {
    const writers = sources.filter(({ text }) => byHand.test(text)).map(({ file }) => file);
    expect(writers.toSorted()).toEqual([
      'apps/edge/src/access/listed-cookie.ts',
      'apps/portal/src/browser/write-cookie.ts',
    ]);
  });

  it('are each a row of the table', () => {
    const written = sources.flatMap(({ text }) => [...text.matchAll(calls)].map(([, row = '']) => row));
    const others = written.filter((row) => !/^\w+Cookie$/.test(row) && row !== 'row' && row !== 'reply');
    expect(others).toEqual([]);
    expect(new Set(written)).toContain('sessionCookie');
  });
});
