import { expect, it } from 'vitest';
import { root } from '../../bootstrap/install.mjs';
import { noChanges, seededChanges } from './changes.ts';
import { fileNamed, fileOfChange, holds } from './file-named.ts';
import { isProven, type Proof, proofPage, withRow } from './proof-report.ts';

it('there are thirty-five small changes and three that change nothing, each with a name of its own', () => {
  expect(seededChanges).toHaveLength(35);
  expect(noChanges).toHaveLength(3);
  expect(new Set([...seededChanges, ...noChanges].map(({ name }) => name)).size).toBe(38);
});

it.each([...seededChanges, ...noChanges])('$name can still be made', (change) => {
  const { text } = fileOfChange(change, root);
  expect(holds(text, change.find)).toBe(true);
  expect(text.replaceAll(change.find, () => change.replace)).not.toBe(text);
});

it('a change whose text was moved is not made, and it is said where the text is now', () => {
  const moved = { name: 'a badge', file: 'Card.tsx', find: 'export function Badge(' };
  expect(() => fileOfChange(moved, root)).toThrow(
    /“a badge” cannot be made: .*Card\.tsx no longer holds .*Badge\.tsx/,
  );
  const gone = { ...moved, find: 'export function Nowhere(' };
  expect(() => fileOfChange(gone, root)).toThrow('no .tsx file does');
});

const proven = {
  name: 'a change',
  file: 'a/b.css',
  mode: 'English desktop light',
  commit: '0123456789abcdef',
  looked: 9,
  named: ['x'],
  right: true,
};
const proof: Proof = {
  build: 'Chromium 1',
  runsAt: '0123456789abcdef',
  changes: [proven],
  noChanges: [{ ...proven, named: [] }],
  planned: { changes: 1, noChanges: 1, runs: 2 },
  runs: [0, 0],
  picturesARun: 9,
};

it('all is proven only when each change is caught, nothing else is named, and nothing differs by itself', () => {
  expect(isProven(proof)).toBe(true);
  expect(isProven({ ...proof, changes: [{ ...proven, right: false }] })).toBe(false);
  expect(isProven({ ...proof, noChanges: [proven] })).toBe(false);
  expect(isProven({ ...proof, runs: [0, 1] })).toBe(false);
  expect(isProven({ ...proof, runs: [0] })).toBe(false);
  expect(proofPage(proof)).toContain('1 of 1 caught');
});

it('a part of a proof puts its rows in the place of those that were there', () => {
  const other = { ...proven, name: 'another change' };
  const anew = { ...proven, commit: 'fedcba9876543210', right: false };
  expect(withRow([proven], other)).toEqual([proven, other]);
  expect(withRow([proven, other], anew)).toEqual([anew, other]);
  expect(proofPage({ ...proof, changes: [anew] })).toContain('| fedcba987 |');
});

it('a change whose file is gone, or could be one of two, is not made', () => {
  expect(() => fileNamed('Nothing.tsx', root)).toThrow('0 files are called Nothing.tsx');
  expect(() => fileNamed('index.ts', root)).toThrow('files are called index.ts');
});
