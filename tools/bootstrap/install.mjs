// Plain JavaScript on purpose: this runs on whatever Node started npm, before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runWithProgress } from './progress.mjs';

/** The folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules/.linework-installed');
const npmsOwnRecord = path.join(root, 'node_modules/.package-lock.json');

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether what npm last wrote into node_modules is what the lock file asks for (someone ran `npm install`). */
function npmsRecordAgrees() {
  if (!existsSync(npmsOwnRecord)) return false;
  const installed = readPackages(npmsOwnRecord);
  return Object.entries(readPackages(lockFile)).every(([place, wanted]) => {
    if (!place.includes('node_modules/') || wanted.link) return true;
    const there = installed[place];
    return there ? there.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js')) return { command: node ?? process.execPath, args: [script], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/** Installs exactly what the lock file says, when it is not there already. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!npmsRecordAgrees()) {
    const { command, args, shell } = npm();
    const options = { cwd: root, shell };
    await runWithProgress(
      'Installing dependencies (npm ci)',
      command,
      [...args, 'ci', '--loglevel=error'],
      options,
    );
  }
  writeFileSync(stampFile, wanted);
}
