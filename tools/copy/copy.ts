import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../bootstrap/install.mjs';
import { failWith, Refusal } from '../bootstrap/progress.mjs';
import { reviewersFolder } from '../pictures/serve-reviewers.ts';
import { writeBaseWords } from './base-words.ts';
import { sourcesOn } from './copy-files.ts';
import { rowsOf } from './matrix/copy-row.ts';
import { writeCsv } from './matrix/csv.ts';
import { planImportOf } from './matrix/import-plan.ts';
import { countsText } from './say-counts.ts';
import { refusalText } from './say-refusal.ts';
import { writeChanges } from './write-copy.ts';

const usage = `npm run copy -- [task]
  (none)         how many texts there are, and how many stand out
  export [FILE]  every text in both languages as CSV (else: copy.csv)
  import FILE    writes what a CSV file changes into the copy files; nothing, where anything in it is refused
  base [REF]     what the copy matrix compares with: the words of REF (else: where this branch left main)`;

const tell = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const count = (items: readonly unknown[], name: string): string =>
  `${items.length} ${name}${items.length === 1 ? '' : 's'}`;

function read(file: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    throw new Refusal(`${file} cannot be read.`);
  }
}

function importFile(file: string): void {
  const { changes, refusals } = planImportOf(rowsOf(sourcesOn(root)), read(file));
  if (refusals.length > 0) {
    const lines = refusals.map((refusal) => `${file}:${refusal.line}: ${refusalText(refusal)}`);
    throw new Refusal(`${lines.join('\n')}\n\n${count(refusals, 'line')} refused: nothing was written.`);
  }
  const written = writeChanges(root, changes);
  for (const { row, language, before, after } of changes) {
    tell(`${row.id} (${language})\n  - ${before ?? ''}\n  + ${after}`);
  }
  tell(`${count(changes, 'text')} changed in ${count(written, 'file')}.`);
}

const tasks: Readonly<Record<string, (argument: string | undefined) => void>> = {
  export(file = 'copy.csv') {
    const rows = rowsOf(sourcesOn(root));
    writeFileSync(file, writeCsv(rows));
    tell(`${count(rows, 'text')} written to ${file}`);
  },
  import(file) {
    if (!file) throw new Refusal(usage);
    importFile(file);
  },
  base(ref) {
    tell(`The words of the base are in ${path.relative(root, writeBaseWords(reviewersFolder, ref))}`);
  },
};

try {
  const [name, argument, ...more] = process.argv.slice(2);
  if (name === undefined) tell(countsText(rowsOf(sourcesOn(root))));
  else {
    const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
    if (!task || more.length > 0) throw new Refusal(usage);
    task(argument);
  }
} catch (error) {
  failWith(error);
}
