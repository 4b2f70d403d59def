import path from 'node:path';
import { root } from '../bootstrap/install.mjs';
import { type Check, checks } from '../check/checks.ts';

/** One part of `npm test`. */
export interface Step extends Check {
  /** Where its own runner writes what it counted; without one the step counts as one check. */
  report?: { format: 'vitest' | 'playwright'; file: string };
  env?: Record<string, string>;
  /** Keeps one processor busy at most, and shares nothing with its neighbours: two such run at once. */
  isSingle?: boolean;
}

export const reportFolder = path.join(root, '.cache/test');

const reportFile = (name: string) => path.join(reportFolder, `${name}.json`);

function vitest(name: string, heading: string, projects: readonly string[]): Step {
  const file = reportFile(name);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    heading,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters],
    report: { format: 'vitest', file },
  };
}

/** Everything that `npm test` runs, in order: what is quick and says most comes first. */
export const steps: readonly Step[] = [
  ...checks.map((check) => ({ ...check, isSingle: true })),
  { name: 'census', heading: 'Census of the catalogue', args: ['tools/census/census.ts'], isSingle: true },
  vitest('unit', 'Unit tests', ['unit', 'portal']),
  vitest('edge', 'Edge tests', ['edge']),
  vitest('stories', 'Stories in the browser', ['stories']),
  {
    name: 'journeys',
    heading: 'Journeys in the browser, against the built portal and a real edge',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    report: { format: 'playwright', file: reportFile('journeys') },
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('journeys') },
  },
  vitest('packed', 'The packed packages in an app of somebody else', ['packed']),
];
