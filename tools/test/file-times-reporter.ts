import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '../bootstrap/install.mjs';
import type { FileTime } from './file-times.ts';

/** Names the file that this reporter writes. */
export const timesFile = 'TEST_FILE_TIMES';

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const spent = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  return { file: path.relative(root, module.moduleId), seconds: spent / 1000 };
}

/** Says how long each file took: Vitest's own report leaves out what a file loads and prepares. */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[timesFile];
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(modules.map(timeOf)));
  }
}
