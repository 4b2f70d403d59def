import { describe, expect, test } from 'vitest';
import { add, countCheck, countPlaywright, countVitest, settle } from './counts.ts';

const vitest = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}, {}] }],
};

describe('the closing line counts', () => {
  test("Vitest's tests, passed, failed and skipped", () => {
    expect(countVitest({ ...vitest, numFailedTests: 2 })).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });

  test('a test file that could not be read as one failure', () => {
    const testResults = [...vitest.testResults, { status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...vitest, testResults }).failed).toBe(1);
  });

  test("Playwright's tests, with one that passed only when tried again as failed", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 0 };
    expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 3, skipped: 0 });
  });

  test('a check without parts as one', () => {
    expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('everything together', () => {
    expect(add([countCheck(0), countCheck(1), countVitest(vitest)])).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
    });
  });
});

describe('a step counts as failed', () => {
  test('when it ran nothing', () => {
    expect(settle({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1);
  });

  test('when its process ended badly although no test failed', () => {
    expect(settle({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  });

  test('when it left no report', () => {
    expect(settle(undefined, 0).failed).toBe(1);
  });

  test('by its own failed tests alone, otherwise', () => {
    expect(settle({ passed: 9, failed: 2, skipped: 0 }, 1).failed).toBe(2);
    expect(settle({ passed: 9, failed: 0, skipped: 0 }, 0).failed).toBe(0);
  });
});
