import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '../bootstrap/install.mjs';
import { say } from '../bootstrap/progress.mjs';
import { brokenOfPlaywright, brokenOfVitest } from './broken.ts';
import { type Counts, countCheck, countPlaywright, countVitest, settle } from './counts.ts';
import { type FileTime, keptTimes, timesOfPlaywright } from './file-times.ts';
import { processorSeconds } from './processor-seconds.ts';
import type { Step } from './steps.ts';

export interface Result {
  step: Step;
  counts: Counts;
  /** Each with the start of what it said. */
  broken: readonly string[];
  seconds: number;
  /** What the processors did meanwhile, for this step or whatever else. */
  processorSeconds: number;
  /** None where the step has no files, or did not come to its end. */
  fileTimes: readonly FileTime[];
  output: string;
}

const signsOfLifeEverySeconds = 10;

/** Where Node keeps what it compiled of our sources: a step starts hundreds of processes that load the same ones. */
const compiled = path.join(root, '.cache/compiled');

/** What it counted, where it came to its end, and the promises that it found broken. */
function readReport(step: Step, exitCode: number): { counts: Counts | undefined; broken: readonly string[] } {
  if (!step.report) return { counts: countCheck(exitCode), broken: [] };
  if (!existsSync(step.report.file)) return { counts: undefined, broken: [] };
  const report: unknown = JSON.parse(readFileSync(step.report.file, 'utf8'));
  return step.report.format === 'vitest'
    ? { counts: countVitest(report), broken: brokenOfVitest(report, root) }
    : { counts: countPlaywright(report), broken: brokenOfPlaywright(report) };
}

function readTimes({ report }: Step): FileTime[] {
  if (!report || !existsSync(report.file)) return [];
  if (report.format === 'playwright') {
    mkdirSync(path.dirname(report.times), { recursive: true });
    const times = timesOfPlaywright(JSON.parse(readFileSync(report.file, 'utf8')));
    writeFileSync(report.times, JSON.stringify(times));
  }
  return keptTimes(report.times);
}

/** Runs one step to its end, whatever that is, with a sign of life while it is silent. */
export function runStep(step: Step, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Result> {
  if (step.report) rmSync(step.report.file, { force: true });
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const workedBefore = processorSeconds();
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
      const { counts, broken } = readReport(step, exitCode);
      resolve({
        step,
        counts: settle(counts, exitCode),
        broken,
        seconds: seconds(),
        processorSeconds: processorSeconds() - workedBefore,
        fileTimes: readTimes(step),
        output,
      });
    });
  });
}
