import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textsOf } from '@linework/copy/copy-files';
import { afterAll, expect, it } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { wordsAt } from './base-words.ts';
import { pathOf, sourcesOn } from './copy-files.ts';
import { rowsOf } from './matrix/copy-row.ts';
import { planImport } from './matrix/import-plan.ts';
import { wordsRightlySame } from './matrix/same-in-both.ts';
import { refusalText } from './say-refusal.ts';
import { withText, writeChanges } from './write-copy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'linework-copy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const english = `{
  "heading": "Wallet",
  "inline": { "a": "A", "b": "B" },
  "group": {
    "first": "First",
    "second": "Second"
  },
  "last": "Last"
}
`;

it('changes one text and not a character besides', () => {
  expect(withText(english, 'inline.b', 'He says “b”\n', english)).toBe(
    english.replace('"B"', '"He says “b”\\n"'),
  );
});

it('puts a missing text where the other language has it', () => {
  const spanish = english
    .replace('    "first": "First",\n', '')
    .replace('  "inline": { "a": "A", "b": "B" },\n', '');
  const first = withText(spanish, 'group.first', 'First', english);
  expect(Object.keys(JSON.parse(first).group)).toEqual(['first', 'second']);
  expect(first).toContain('\n    "first": "First",\n    "second"');
  const whole = withText(withText(first, 'inline.a', 'A', english), 'inline.b', 'B', english);
  expect(JSON.stringify(JSON.parse(whole))).toBe(JSON.stringify(JSON.parse(english)));
});

it('any text of any copy file can be written in its place', () => {
  for (const source of sourcesOn(root)) {
    const file = readFileSync(path.join(root, pathOf(source, source.language)), 'utf8');
    for (const [key, text] of textsOf(source.tree)) {
      const written = withText(file, key, `${text} *`, file);
      const [before, after] = [JSON.stringify(text), JSON.stringify(`${text} *`)];
      expect(
        written.replace(after, () => before),
        key,
      ).toBe(file);
      expect(written.length, key).toBe(file.length + 2);
    }
  }
});

it('an import lands in the copy files, and in no others', () => {
  const flow = 'packages/billing-flows/src/wallet';
  mkdirSync(path.join(folder, flow), { recursive: true });
  for (const language of ['en', 'es'])
    writeFileSync(path.join(folder, flow, `wallet.${language}.json`), english);
  const { changes } = planImport(rowsOf(sourcesOn(folder)), 'key,spanish\nwallet:heading,Cartera\n');
  expect(writeChanges(folder, changes)).toEqual([`${flow}/wallet.es.json`]);
  expect(readFileSync(path.join(folder, flow, 'wallet.es.json'), 'utf8')).toBe(
    english.replace('Wallet', 'Cartera'),
  );
  expect(readFileSync(path.join(folder, flow, 'wallet.en.json'), 'utf8')).toBe(english);
});

it('the words of a commit are those of its copy files alone', () => {
  const files = new Map([
    ['packages/a/src/wallet.en.json', '{"heading":"Wallet"}'],
    ['packages/a/src/wallet.es.json', '{"heading":"Cartera"}'],
    ['packages/a/wallet.en.json', '{"heading":"Elsewhere"}'],
    ['packages/a/src/tokens.json', '{"heading":"No words"}'],
  ]);
  const read = (file: string) => files.get(file) ?? '';
  expect(wordsAt('c0ffee', { blobs: files, read })).toEqual({
    commit: 'c0ffee',
    words: { 'wallet:heading': { en: 'Wallet', es: 'Cartera' } },
  });
});

it('a refusal says which text, which language and why', () => {
  expect(refusalText({ line: 2, id: 'a:b', language: 'es', why: 'placeholders', detail: '{{day}}' })).toBe(
    'a:b must keep its placeholders in Spanish: {{day}}',
  );
});

it('each word that may be the same in both languages is one that the product says', () => {
  const said = new Set(rowsOf(sourcesOn(root)).flatMap(({ texts }) => Object.values(texts)));
  expect(wordsRightlySame.filter((word) => !said.has(word))).toEqual([]);
});
