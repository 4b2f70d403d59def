import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { specsOfPlaywright } from './playwright-report.ts';

const shownLines = 3;
const shownLetters = 300;

/** Of what a test said, the lines that tell most: its message without the colours and the stack below it. */
function shortly(message: string): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const stack = lines.findIndex((line) => line.startsWith('at '));
  return lines
    .slice(0, stack < 0 ? undefined : stack)
    .filter(Boolean)
    .slice(0, shownLines)
    .map((line) => line.slice(0, shownLetters));
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

/** Each promise that Vitest's JSON report says is broken: its file, its name, and the start of what it said. */
export function brokenOfVitest(report: unknown, root: string): string[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    if (status === 'failed' && assertionResults.length === 0) return [[file, ...shortly(message)].join('\n')];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) =>
        [`${file} › ${fullName}`, ...shortly(failureMessages[0] ?? '')].join('\n'),
      );
  });
}

/** The same, of Playwright's JSON report. */
export function brokenOfPlaywright(report: unknown): string[] {
  return specsOfPlaywright(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [first] = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
      return [`${file} › ${title}`, ...shortly(first?.message ?? '')].join('\n');
    });
}
