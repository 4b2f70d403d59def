import { spawnSync } from 'node:child_process';
import { root } from '../bootstrap/install.mjs';
import { checks } from './checks.ts';

const failed = checks.filter(({ heading, args }) => {
  process.stdout.write(`▶ ${heading}\n`);
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});

process.stdout.write(`${checks.length - failed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);
