import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '../../bootstrap/install.mjs';
import { runWithProgress } from '../../bootstrap/progress.mjs';
import { ensureBrowser } from '../../browser/find-browser.mjs';
import { countVitest } from '../../test/counts.ts';
import { type Measure, told } from '../row.ts';

/** Time a story in the browser run of `npm test`: everything included, the start of the browser too. */
const measure: Measure = async () => {
  const file = path.join(root, '.cache/bench/story-run.json');
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const args = ['run', '--project', 'stories', '--reporter=json', `--outputFile=${file}`];
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
  const began = performance.now();
  await runWithProgress(
    'Running the stories',
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args],
    {
      cwd: root,
      env,
    },
  );
  const milliseconds = performance.now() - began;
  const { passed } = countVitest(JSON.parse(readFileSync(file, 'utf8')));
  const name = 'story-run';
  return [
    told({ name, value: milliseconds / passed, unit: 'ms a story' }),
    told({ name, value: passed, unit: 'stories' }),
    told({ name, value: milliseconds / 1000, unit: 's in all' }),
  ];
};

export const storyRunMeasures: Readonly<Record<string, Measure>> = { 'story-run': measure };
