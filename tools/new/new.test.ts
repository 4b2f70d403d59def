import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { checks } from '../check/checks.ts';
import { linkFolder } from '../visual/sources/worktree.ts';

let copy: string;
let changedByFlow: readonly string[];

/** Whether a file that was there reads otherwise in the copy. */
const isChanged = (file: string): boolean =>
  existsSync(path.join(root, file)) &&
  readFileSync(path.join(root, file), 'utf8') !== readFileSync(path.join(copy, file), 'utf8');

interface Ran {
  readonly said: string;
  readonly isWell: boolean;
}

/** Runs a command of the copy, as a person who works in it would. */
const run = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) =>
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ said: `${stdout}${stderr}`, isWell: error === null }),
    ),
  );
const write = (...args: readonly string[]) => run('tools/new/new.ts', ...args);

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });

const codes = ['LW-WAL-090', 'LW-BIL-035'];

/** Nothing of what is written is locked. */
const affected = checks.filter(({ name }) => name !== 'lock');

/** A copy of the repository as it lies here, in which a newcomer writes one of each. */
beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'linework-new-'));
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((name) => name && existsSync(path.join(root, name)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  linkFolder(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const newcomers = [
    ['flow', 'call-me-back'],
    ['area', 'branch-offices'],
    ...codes.map((code) => ['outcome', code]),
    ['operation', 'branch-hours'],
  ];
  for (const args of newcomers) {
    expect(await write(...args)).toMatchObject({ isWell: true });
    if (args[0] === 'flow') changedByFlow = files.filter(isChanged);
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.concurrent.each(affected)('what was written passes as it is: $heading', async ({ args }) => {
  const { said, isWell } = await run(...args);
  expect(isWell, said).toBe(true);
});

test('a new flow changes no line that another new flow would change, but those of a written list', () => {
  expect(changedByFlow).toEqual([
    '.storybook/generated/copy-by-name.ts',
    'apps/portal/src/addresses/generated/panel-rows.ts',
    'packages/contract/src/generated/panel-flows.ts',
    'stories/atlas/Maps.stories.tsx',
  ]);
});

test.concurrent('each state that was written has its story, and each outcome', async () => {
  const { said, isWell } = await run('tools/census/census.ts');
  expect(isWell, said).toBe(true);
});

test.concurrent('what was written keeps its promises, and the words those of all words', async () => {
  const { said, isWell } = await run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--no-isolate', '--project', 'unit', '--reporter', 'default'],
    ...[
      'call-me-back',
      'copy-files',
      'outcomes',
      'register',
      'stories/atlas/ordinary-way',
      'stories/atlas/machines',
      'stories/reach',
      'tools/census',
    ],
  );
  expect(isWell, said).toBe(true);
  expect(said).toContain('call-me-back.machine.test.ts');
});

test.each([
  ['a flow that is there', ['flow', 'one-time-payment'], 'one-time-payment is taken'],
  ['an area whose words are a flow’s', ['area', 'call-me-back'], 'call-me-back is taken'],
  ['a name in capital letters', ['flow', 'CallMe'], 'is no name'],
  ['a name that leads elsewhere', ['area', '../elsewhere'], 'is no name'],
  ['a code that is there', ['outcome', 'LW-PAY-010'], 'LW-PAY-010 is taken'],
  ['a family that is not there', ['outcome', 'LW-XYZ-010'], 'XYZ is no family'],
  ['a code that is none', ['outcome', 'PAY-10'], 'is no code'],
  ['an operation that is there', ['operation', 'save-draft'], 'saveDraft is taken'],
  [
    'an operation named as a capability is',
    ['operation', 'card-data'],
    'card-data/feature.ts is there already',
  ],
  ['a kind that is not there', ['page', 'call-me-back'], 'npm run new -- KIND NAME'],
])('%s is refused in a line that says why', async (_, args, why) => {
  const { said, isWell } = await write(...args);
  expect(isWell).toBe(false);
  expect(said).toContain(why);
  expect(said).not.toContain('at ');
});
