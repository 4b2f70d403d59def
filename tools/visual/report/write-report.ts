import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import type { CheckResult } from '../check-result.ts';
import { pictureFile } from '../picture-cache.ts';
import { markdownOf } from './markdown.ts';
import { jsonOf } from './report-data.ts';

const own = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');

function bring(hash: string, folder: string): void {
  const target = path.join(folder, `${hash}.png`);
  try {
    linkSync(pictureFile(hash), target);
  } catch {
    copyFileSync(pictureFile(hash), target);
  }
}

/** Writes the report as a folder of files that needs no server: page, data, summary and the pictures that differ. */
export async function writeReport(result: CheckResult, folder: string): Promise<void> {
  const data = jsonOf(result);
  const pictures = path.join(folder, 'pictures');
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const hashes = new Set(data.items.flatMap(({ before, after }) => [before, after]));
  for (const hash of hashes) if (hash) bring(hash, pictures);
  const { code } = await transformWithOxc(own('page.ts'), 'page.ts', { sourcemap: false });
  const page = own('page.html')
    .replace('/* page.css */', () => own('page.css'))
    .replace('/* page.ts */', () => code)
    // A `<` in the data could end the script that holds it.
    .replace('{}', () => JSON.stringify(data).replaceAll('<', '\\u003c'));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(data, null, 2)}\n`);
  writeFileSync(path.join(folder, 'summary.md'), markdownOf(data));
}
