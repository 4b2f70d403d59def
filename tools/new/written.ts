import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../bootstrap/install.mjs';
import { Refusal } from '../bootstrap/progress.mjs';

/** What was written, and what a person does then. */
export interface Written {
  readonly files: readonly string[];
  readonly next: readonly string[];
}

/** Runs one of the repository's own commands on this Node; gives what it said, and whether it went well. */
function ran(args: readonly string[]): { readonly said: string; readonly isWell: boolean } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { said: `${stdout}${stderr}`, isWell: status === 0 };
}

/**
 * Runs a command that writes files from what was just written.
 * @throws Refusal with what it said, where it fails
 */
export function generate(...args: readonly string[]): void {
  const { said, isWell } = ran(args);
  if (!isWell) throw new Refusal(`node ${args.join(' ')} failed:\n${said}`);
}

/** Puts files into the one format: a longer or shorter name breaks lines and orders imports otherwise. */
export const format = (files: readonly string[]): void =>
  generate('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files);

/** Changes a file of the repository. */
export function change(file: string, to: (text: string) => string): void {
  const place = path.join(root, file);
  writeFileSync(place, to(readFileSync(place, 'utf8')));
}
