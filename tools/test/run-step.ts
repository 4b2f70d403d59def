import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '../bootstrap/install.mjs';
import { say } from '../bootstrap/progress.mjs';
import { type Counts, countCheck, countPlaywright, countVitest, settle } from './counts.ts';
import type { Step } from './steps.ts';

export interface Result {
  step: Step;
  counts: Counts;
  seconds: number;
  output: string;
}

const signsOfLifeEverySeconds = 10;

/** Where Node keeps what it compiled of our sources: a step starts hundreds of processes that load the same ones. */
const compiled = path.join(root, '.cache/compiled');

function readCounts(step: Step, exitCode: number): Counts | undefined {
  if (!step.report) return countCheck(exitCode);
  if (!existsSync(step.report.file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(step.report.file, 'utf8'));
  return step.report.format === 'vitest' ? countVitest(report) : countPlaywright(report);
}

/** Runs one step to its end, whatever that is, with a sign of life while it is silent. */
export function runStep(step: Step, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Result> {
  if (step.report) rmSync(step.report.file, { force: true });
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  say(`▶ ${step.heading}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compiled, ...env, ...step.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    process.send?.({ group: child.pid });
    let output = '';
    const gather = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    const alive = setInterval(
      () => say(`  ${step.heading} … ${Math.round(seconds())} s`),
      signsOfLifeEverySeconds * 1000,
    );
    const stop = () => {
      if (child.pid && process.platform !== 'win32') process.kill(-child.pid, 'SIGTERM');
      else child.kill();
    };
    signal.addEventListener('abort', stop, { once: true });
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      clearInterval(alive);
      signal.removeEventListener('abort', stop);
      const exitCode = code ?? 1;
      resolve({ step, counts: settle(readCounts(step, exitCode), exitCode), seconds: seconds(), output });
    });
  });
}
