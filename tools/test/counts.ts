import { z } from 'zod';

/** How many promises a step kept and broke. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Counts of Vitest's JSON report; a file that could not even be read counts as one failure. */
export function countVitest(report: unknown): Counts {
  const read = vitestReport.parse(report);
  const unreadable = read.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + unreadable,
    skipped: read.numPendingTests + read.numTodoTests,
  };
}

/** Counts of Playwright's JSON report; a test that passed only when tried again counts as failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** A check that has no parts is one promise. */
export function countCheck(exitCode: number): Counts {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

/**
 * What the step is worth given how its process ended: one that ended badly without a failed test has failed all
 * the same (an error outside of any test), and so has one that ran nothing.
 */
export function settle(counts: Counts | undefined, exitCode: number): Counts {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = counts.passed + counts.failed === 0;
  const failedSilently = exitCode !== 0 && counts.failed === 0;
  return ranNothing || failedSilently ? { ...counts, failed: counts.failed + 1 } : counts;
}

export function add(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, next) => ({
      passed: sum.passed + next.passed,
      failed: sum.failed + next.failed,
      skipped: sum.skipped + next.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
