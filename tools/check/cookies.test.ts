import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as domain from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/install.mjs';

const written = ['apps/*/src/**/*', 'apps/portal/*.html', 'apps/portal/public/**/*', 'packages/*/src/**/*'];
const sources = globSync(written, { cwd: root })
  .filter((file) => /\.(tsx?|m?js|html)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));

/** What writes a cookie by hand, whatever its name: in the browser, in an answer, or in a page. */
const byHand =
  /\.cookie\s*\+?=(?![=>])|\[\s*['"]cookie['"]\s*\]|\bcookieStore\b|\.setCookie\b|\.serializeCookie\b|['"`]set-cookie['"`]/i;

/** The two that write what the table says. */
const writers = ['apps/edge/src/access/listed-cookie.ts', 'apps/portal/src/browser/write-cookie.ts'];

/** The rows of the table, by the names that they are imported by. */
const rowNames = Object.entries(domain).flatMap(([name, value]) =>
  domain.cookieRows.some((row) => row === value) ? [name] : [],
);

const imports = /^import\s[^;]*;/gm;
/** Each mention of a writer, with the row that it is called with: none where it is handed on under another name. */
const mentions = /\b(?:setListedCookie|writeCookie)\b(?:\(\s*(?:reply,\s*)?(\w+),)?/g;
const rowsWrittenIn = (text: string): readonly string[] =>
  [...text.replaceAll(imports, '').matchAll(mentions)].map(([mention, row = mention]) => row);

const reads = /\bsentCookieName\(\s*(\w+)|\b(\w+)\.name\b/g;
const rowsReadIn = (text: string): readonly string[] =>
  [...text.matchAll(reads)].map(([, sent, named]) => sent ?? named ?? '');

const users = sources.filter(({ file }) => !writers.includes(file));

describe('Cookies', () => {
  it('are written by hand in two places alone, which take their flags from the table', () => {
    const found = sources.filter(({ text }) => byHand.test(text)).map(({ file }) => file);
    expect(found.toSorted()).toEqual(writers);
  });

  it.each([
    "document.cookie = 'name=value'",
    "document.cookie += '; Secure'",
    "document['cookie'] = 'name=value'",
    "cookieStore.set('name', 'value')",
    'await window.cookieStore.set({ name, value })',
    "reply.setCookie('name', 'value')",
    "reply.header('Set-Cookie', 'name=value')",
    "reply.headers({ 'set-cookie': line })",
    '<meta http-equiv="Set-Cookie" content="name=value">',
  ])('would be refused as %s', (text) => expect(byHand.test(text)).toBe(true));

  it('are each a row of the table, and each row is written', () => {
    const rows = users.flatMap(({ text }) => rowsWrittenIn(text));
    expect([...new Set(rows)].toSorted()).toEqual(rowNames.toSorted());
  });

  it.each([
    "setListedCookie(reply, { ...sessionCookie, name: 'mine' }, { value, secure })",
    "writeCookie(mine, '1', 60)",
    'const write = writeCookie;',
  ])('would be found to be no row in %s', (text) => {
    const [row, ...more] = rowsWrittenIn(text);
    expect(more).toEqual([]);
    expect(rowNames).not.toContain(row);
  });

  it('are each read', () => {
    const rows = new Set(users.flatMap(({ text }) => rowsReadIn(text)));
    expect(rowNames.filter((name) => !rows.has(name))).toEqual([]);
  });
});
