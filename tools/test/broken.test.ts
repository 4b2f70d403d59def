import { expect, test } from 'vitest';
import { brokenOfPlaywright, brokenOfVitest } from './broken.ts';
import { brokenLines } from './report.ts';

const said =
  '\u001B[31mError: goes 23 px beyond the window\u001B[39m\n\n    at lookAgain (looks.setup.ts:65)\n    at run';

test('a broken promise of Vitest is named with its file and what it said, without the stack', () => {
  const kept = { status: 'passed', fullName: 'English', failureMessages: [] };
  const broken = { status: 'failed', fullName: 'Spanish', failureMessages: [said] };
  const testResults = [{ name: '/of/this/a.test.ts', status: 'failed', assertionResults: [kept, broken] }];
  expect(brokenOfVitest({ testResults }, '/of/this')).toEqual([
    'a.test.ts › Spanish\nError: goes 23 px beyond the window',
  ]);
});

test('a file that could not be read is named itself', () => {
  const testResults = [{ name: '/of/this/a.test.ts', status: 'failed', message: said, assertionResults: [] }];
  expect(brokenOfVitest({ testResults }, '/of/this')).toEqual([
    'a.test.ts\nError: goes 23 px beyond the window',
  ]);
});

test('a broken journey is named, however deep it stands', () => {
  const spec = (title: string, ok: boolean, errors: unknown[]) => ({
    file: 'pay.journey.ts',
    title,
    ok,
    tests: [{ results: [{ duration: 1, errors }] }],
  });
  const suites = [
    { specs: [spec('pays', true, [])], suites: [{ specs: [spec('goes on', false, [{ message: said }])] }] },
  ];
  expect(brokenOfPlaywright({ suites })).toEqual([
    'pay.journey.ts › goes on\nError: goes 23 px beyond the window',
  ]);
});

test('the end of a run names what is broken, and says how much more there is', () => {
  expect(brokenLines({ broken: ['a › b\nError: c'] })).toEqual(['    ✘ a › b', '        Error: c']);
  expect(brokenLines({ broken: Array.from({ length: 22 }, (_, at) => `${at}`) }).at(-1)).toBe(
    '    and 2 more',
  );
});
