import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { type Check, checks } from '../check/checks.ts';
import { timesFile } from './file-times-reporter.ts';

/** One part of `npm test`. */
export interface Step extends Check {
  /** Where its own runner writes what it counted, and how long each file took; without one the step counts as one check. */
  report?: { format: 'vitest' | 'playwright'; file: string; times: string };
  env?: Record<string, string>;
  /** Neighbours of one name share nothing: two of them run at once. Any other step runs alone. */
  together?: 'checks';
}

export const reportFolder = path.join(root, '.cache/test');

const reportFile = (name: string) => path.join(reportFolder, `${name}.json`);

/** How long each file took when the step ran last: these stay until it has run again. */
export const timesOf = (name: string) => path.join(reportFolder, 'times', `${name}.json`);

function vitest(name: string, heading: string, projects: readonly string[]): Step {
  const file = reportFile(name);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const written = ['default', 'json', './tools/test/file-times-reporter.ts'];
  const reporters = [...written.map((reporter) => `--reporter=${reporter}`), `--outputFile.json=${file}`];
  return {
    name,
    heading,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters],
    report: { format: 'vitest', file, times: timesOf(name) },
    env: { [timesFile]: timesOf(name) },
  };
}

/** Everything that `npm test` runs, in order: what is quick and says most comes first. */
export const steps: readonly Step[] = [
  // Each keeps one processor busy.
  ...checks.map((check) => ({ ...check, together: 'checks' as const })),
  {
    name: 'census',
    heading: 'Census of the catalog',
    args: ['tools/census/census.ts'],
    together: 'checks',
  },
  vitest('unit', 'Unit tests', ['unit', 'portal']),
  vitest('edge', 'Edge tests', ['edge']),
  vitest('stories', 'Stories in the browser', ['stories']),
  vitest('packed', 'The packed packages in an app of somebody else', ['packed']),
  {
    name: 'journeys',
    heading: 'Journeys in the browser, against the built portal and a real edge',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    report: { format: 'playwright', file: reportFile('journeys'), times: timesOf('journeys') },
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('journeys') },
  },
];
