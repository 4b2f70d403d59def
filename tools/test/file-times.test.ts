import { expect, test } from 'vitest';
import { slowest, timesOfPlaywright } from './file-times.ts';
import { costLines } from './report.ts';

const run = (...durations: number[]) => ({
  results: durations.map((duration) => ({ duration, errors: [] })),
});
const spec = (file: string, ...tests: unknown[]) => ({ file, title: 'pays', ok: true, tests });

const report = {
  suites: [
    {
      specs: [spec('a.journey.ts', run(1_500))],
      suites: [{ specs: [spec('a.journey.ts', run(500))] }],
    },
    { specs: [spec('b.journey.ts', run(4_000))] },
  ],
};

test('a file of journeys took as long as all its tests, however deep they stand', () => {
  expect(timesOfPlaywright(report)).toEqual([
    { file: 'a.journey.ts', seconds: 2 },
    { file: 'b.journey.ts', seconds: 4 },
  ]);
});

test('what took longest is named first', () => {
  expect(slowest(timesOfPlaywright(report), 1)).toEqual([{ file: 'b.journey.ts', seconds: 4 }]);
});

test('whoever reads the end of a run sees what each step cost, and what most', () => {
  const step = { name: 'journeys', heading: 'Journeys', args: [] };
  expect(costLines({ step, fileTimes: timesOfPlaywright(report) })).toEqual([
    'Journeys: 2 files kept a worker for 6 s together, the longest:',
    '     4.0 s  b.journey.ts',
    '     2.0 s  a.journey.ts',
  ]);
  expect(costLines({ step, fileTimes: [] })).toEqual([]);
});
