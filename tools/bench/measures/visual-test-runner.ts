import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../../bootstrap/install.mjs';
import { CommandFailed, runWithProgress } from '../../bootstrap/progress.mjs';
import { ensureBrowser, launchFlags } from '../../browser/find-browser.mjs';
import { serveFolder } from '../../visual/camera/serve-folder.ts';
import { secondsOf } from './visual-scene.ts';

const version = '0.24.5';
/** A quarter of the story files: enough to see its pace. */
const shard = '1/4';
const folder = path.join(root, '.cache/bench/test-runner');

const hooks = `module.exports = { async postVisit(page) { await page.screenshot(); } };\n`;
/** The runner asks for these, and then reads the stories of the catalogue it is pointed at. */
const main = `module.exports = {
  framework: '@storybook/react',
  stories: ['../*.stories.js'],
  core: { disableTelemetry: true },
};
`;
const config = (launch: object): string => `const { getJestConfig } = require('@storybook/test-runner');
const base = getJestConfig();
module.exports = {
  ...base,
  testEnvironmentOptions: {
    'jest-playwright': { ...base.testEnvironmentOptions['jest-playwright'], launchOptions: ${JSON.stringify(launch)} },
  },
};
`;

/** Brings the runner into a folder of its own: nobody who only works here needs its two hundred packages. */
async function install(): Promise<void> {
  mkdirSync(path.join(folder, '.storybook'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "beside", "private": true }\n');
  writeFileSync(path.join(folder, '.storybook/test-runner.js'), hooks);
  writeFileSync(path.join(folder, '.storybook/main.js'), main);
  const launch = { executablePath: await ensureBrowser(), args: launchFlags };
  writeFileSync(path.join(folder, 'test-runner-jest.config.js'), config(launch));
  const args = [
    'install',
    '--save-exact',
    '--legacy-peer-deps',
    '--no-audit',
    `@storybook/test-runner@${version}`,
  ];
  await runWithProgress(`Bringing @storybook/test-runner ${version}`, 'npm', args, { cwd: folder });
}

/** Stories a second of \`@storybook/test-runner\` with two workers and a screenshot; or why it could not be measured. */
export async function testRunnerRate(catalogue: string): Promise<number | string> {
  try {
    await install();
  } catch {
    return 'not beside it: @storybook/test-runner could not be installed';
  }
  const served = await serveFolder(catalogue);
  try {
    const script = path.join(folder, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
    const args = [
      script,
      '--url',
      served.url,
      '--index-json',
      '--maxWorkers',
      '2',
      '--shard',
      shard,
      '--config-dir',
      '.storybook',
    ];
    let output = '';
    const seconds = await secondsOf(async () => {
      // It ends with 1 when a play fails, as those do that need a window of their own size: its pace is what is asked for.
      output = await runWithProgress('Running @storybook/test-runner', process.execPath, args, {
        cwd: folder,
      }).catch((problem: unknown) => (problem instanceof CommandFailed ? problem.stderr : String(problem)));
    });
    const count = Number(/Tests:.*?(\d+) total/.exec(output)?.[1]);
    return count / seconds || 'not beside it: @storybook/test-runner ran no story';
  } finally {
    await served.close();
  }
}
