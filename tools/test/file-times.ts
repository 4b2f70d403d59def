import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { specsOfPlaywright } from './playwright-report.ts';

/** How long a file of tests kept a worker, with what it loaded and prepared. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

const fileTimes = z.array(z.object({ file: z.string(), seconds: z.number() }));

/** Of Playwright's JSON report: each file's tests together, in milliseconds there. */
export function timesOfPlaywright(report: unknown): FileTime[] {
  const byFile = Map.groupBy(specsOfPlaywright(report), ({ file }) => file);
  return [...byFile].map(([file, specs]) => {
    const durations = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
    return { file, seconds: durations.reduce((sum, { duration }) => sum + duration, 0) / 1000 };
  });
}

/** What the last run of a step wrote of its files; nothing where it has not run here. */
export function keptTimes(kept: string): FileTime[] {
  return existsSync(kept) ? fileTimes.parse(JSON.parse(readFileSync(kept, 'utf8'))) : [];
}

/** The files that took longest, the longest first. */
export const slowest = (times: readonly FileTime[], count: number): FileTime[] =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
