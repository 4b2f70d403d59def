import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeForAnyServer } from './static-catalogue.ts';

let catalogue: string;
let made: string;

beforeEach(() => {
  catalogue = mkdtempSync(path.join(tmpdir(), 'linework-catalogue-'));
  made = path.join(catalogue, 'made');
});
afterEach(() => rmSync(catalogue, { recursive: true, force: true }));

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(catalogue, file), 'utf8'));

test('where no pictures were made, all that its pages ask for is there, and they say that pictures were left out', () => {
  completeForAnyServer(catalogue, made, false);
  expect(read('reviewers/index.json')).toBeNull();
  expect(read('reviewers/words-base.json')).toBeNull();
  expect(read('portal.json')).toEqual({ portal: 'http://localhost:8080', pictures: 'leftOut' });
});

test('pictures that were made are part of it, and those of an earlier build are gone', () => {
  mkdirSync(path.join(made, 'pictures'), { recursive: true });
  writeFileSync(path.join(made, 'index.json'), '{"pictures":{}}');
  writeFileSync(path.join(made, 'pictures/old.png'), '');
  completeForAnyServer(catalogue, made, true);
  rmSync(path.join(made, 'pictures/old.png'));
  writeFileSync(path.join(made, 'pictures/new.png'), '');
  completeForAnyServer(catalogue, made, true);
  expect(read('reviewers/index.json')).toEqual({ pictures: {} });
  expect(read('portal.json')).toMatchObject({ pictures: 'made' });
  expect(() => readFileSync(path.join(catalogue, 'reviewers/pictures/new.png'))).not.toThrow();
  expect(() => readFileSync(path.join(catalogue, 'reviewers/pictures/old.png'))).toThrow('ENOENT');
});

test('pictures of an older state are left out, which the build says; the words beside them are not', () => {
  mkdirSync(path.join(made, 'pictures'), { recursive: true });
  writeFileSync(path.join(made, 'index.json'), '{"pictures":{}}');
  writeFileSync(path.join(made, 'words-base.json'), '{}');
  writeFileSync(path.join(made, 'pictures/older.png'), '');
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  completeForAnyServer(catalogue, made, false);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('npm run pictures makes them anew'));
  said.mockRestore();
  expect(read('reviewers/index.json')).toBeNull();
  expect(read('reviewers/words-base.json')).toEqual({});
  expect(read('portal.json')).toMatchObject({ pictures: 'leftOut' });
  expect(existsSync(path.join(catalogue, 'reviewers/pictures'))).toBe(false);
});
