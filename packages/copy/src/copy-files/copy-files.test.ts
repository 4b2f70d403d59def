import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CopyTree } from '../bundle.ts';
import { languages } from '../language.ts';
import { textsOf } from './copy-pair.ts';
import { readCopyPath } from './copy-path.ts';
import { equalNamespaces } from './equal-namespaces.ts';
import { pairProblems } from './pair-problems.ts';
import { textProblems } from './text-problems.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const isCopyTree = (value: unknown): value is CopyTree =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string' || isCopyTree(entry));

const sources = ['packages', 'apps', 'fixtures/src', 'stories', '.storybook']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
const flows = [
  ...new Set(
    sources
      .filter((file) => /\.(en|es)\.json$/.test(file))
      .map((file) => file.replace(/\.(en|es)\.json$/, '')),
  ),
];

function read(file: string): CopyTree {
  const tree: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  if (!isCopyTree(tree)) throw new Error(`${file} holds something that is no text`);
  return tree;
}

/** Words that the build writes into the page itself: nothing in the portal asks for them by a name. */
const inThePage = ['apps/portal/src/start/stand-in'];

/** What a flow says of itself to reviewers: the catalog finds it by the name of its file alone. */
const forReviewers = (file: string): boolean => file.endsWith('-atlas');

describe.each(flows)('%s', (flow) => {
  it('says the same in English and in Spanish', () => {
    const problems = pairProblems({ en: read(`${flow}.en.json`), es: read(`${flow}.es.json`) });
    expect(problems.map(({ says }) => says)).toEqual([]);
  });

  it.each(languages)('is written with care (%s)', (language) => {
    const problems = [...textsOf(read(`${flow}.${language}.json`))].flatMap(([key, text]) =>
      textProblems(text, language).map((problem) => `${key} ${problem}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it.skipIf(inThePage.includes(flow) || forReviewers(flow))('is known by the name of its file', () => {
    const beside = sources.filter(
      (file) => path.dirname(file) === path.dirname(flow) && file.endsWith('.ts'),
    );
    const { namespace } = readCopyPath(`${flow}.en.json`) ?? {};
    expect(
      beside.some((file) =>
        readFileSync(path.join(root, file), 'utf8').includes(`namespace: '${namespace}'`),
      ),
    ).toBe(true);
  });
});

it('no two copy files of the repository have the same name', () => {
  expect(equalNamespaces(flows.map((flow) => `${flow}.en.json`))).toEqual([]);
});
