import { expect, it } from 'vitest';
import { modes } from '../../../.storybook/modes.ts';
import type { Shot } from '../shots.ts';
import { buildHash } from './build-sources.ts';
import { moduleGraph } from './closure.ts';
import { pictureKeys } from './picture-keys.ts';
import type { SourceTree } from './source-tree.ts';

const files = {
  'package-lock.json': '1',
  '.storybook/preview.tsx': '1',
  '.storybook/stillness.css': '1',
  '.storybook/stillness.test.ts': '1',
  'packages/a/package.json': '1',
  'packages/a/src/A.stories.tsx': '1',
  'packages/a/src/A.tsx': '1',
  'packages/a/src/B.tsx': '1',
  'docs/x.md': '1',
};
const treeOf = (changes: Partial<Record<keyof typeof files, string>> = {}): SourceTree => ({
  blobs: new Map(Object.entries({ ...files, ...changes })),
  read: () => '',
});
const graph = moduleGraph({
  modules: [
    { id: './packages/a/src/A.tsx', reasons: [{ moduleName: './packages/a/src/A.stories.tsx' }] },
    { id: './packages/a/src/B.tsx', reasons: [{ moduleName: './packages/a/src/B.stories.tsx' }] },
  ],
});
const story = {
  id: 'a--one',
  title: 'A',
  name: 'One',
  file: 'packages/a/src/A.stories.tsx',
  tags: [] as string[],
};
const shot: Shot = { story, modeName: 'English desktop light', mode: modes['English desktop light'] };
const stories = [story];
const key = (tree = treeOf(), of = shot, camera = 'Chromium 1') =>
  pictureKeys({ graph, tree, stories, camera })(of);

it('the key stays while nothing that the story is made of changes', () => {
  const unchanged = key();
  expect(key(treeOf({ 'packages/a/src/B.tsx': '2' }))).toBe(unchanged);
  expect(key(treeOf({ 'docs/x.md': '2', '.storybook/stillness.test.ts': '2' }))).toBe(unchanged);
});

it('the key changes with the story’s sources, the lock file, the configuration, exports, mode and browser', () => {
  const keys = [
    key(),
    key(treeOf({ 'packages/a/src/A.tsx': '2' })),
    key(treeOf({ 'package-lock.json': '2' })),
    key(treeOf({ '.storybook/stillness.css': '2' })),
    key(treeOf({ 'packages/a/package.json': '2' })),
    key(treeOf(), { ...shot, story: { ...story, id: 'a--two' } }),
    key(treeOf(), { ...shot, mode: modes['Spanish phone light'] }),
    key(treeOf(), { ...shot, mode: modes['Forced colours'] }),
    key(treeOf(), shot, 'Chromium 2'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('the key of a page that shows the list of stories changes with the list, and no other key does', () => {
  const reading = moduleGraph({
    modules: [
      { id: './stories/story-index.ts', reasons: [{ moduleName: './packages/a/src/A.stories.tsx' }] },
    ],
  });
  const tree = treeOf();
  const blobs = new Map([...tree.blobs, ['stories/story-index.ts', '1']]);
  const keyWith = (listed: readonly (typeof story)[], of = reading) =>
    pictureKeys({ graph: of, tree: { ...tree, blobs }, stories: listed, camera: 'Chromium 1' })(shot);
  const retagged = [{ ...story, tags: ['state:a.b'] }];
  expect(keyWith(retagged)).not.toBe(keyWith(stories));
  expect(keyWith(retagged, graph)).toBe(keyWith(stories, graph));
});

it('a source that git does not know is an error, not a guess', () => {
  const { blobs, read } = treeOf();
  const without = new Map(blobs);
  without.delete('packages/a/src/A.tsx');
  expect(() => key({ blobs: without, read })).toThrow(/packages\/a\/src\/A\.tsx/);
});

it('a build is named by what is built, tests and documents left out', () => {
  expect(buildHash(treeOf({ 'docs/x.md': '2', '.storybook/stillness.test.ts': '2' }))).toBe(
    buildHash(treeOf()),
  );
  expect(buildHash(treeOf({ 'packages/a/src/B.tsx': '2' }))).not.toBe(buildHash(treeOf()));
});
