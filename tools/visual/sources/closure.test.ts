import { describe, expect, it } from 'vitest';
import { root } from '../../bootstrap/install.mjs';
import { closureOf, moduleGraph, stylesheetReferences } from './closure.ts';
import { workingTree } from './source-tree.ts';

const module = (id: string, ...askedBy: string[]) => ({
  id,
  reasons: askedBy.map((moduleName) => ({ moduleName })),
});
const graph = moduleGraph({
  modules: [
    module('./a/A.stories.tsx', '/virtual:/@storybook/builder-vite/storybook-stories.js'),
    module('./a/A.tsx', './a/A.stories.tsx'),
    module('./a/copy.ts', './a/A.tsx'),
    module('./a/a.es.json', './a/copy.ts', './.storybook/catalogue-copy.ts'),
    module('./b/b.es.json', './.storybook/catalogue-copy.ts'),
    module('./a/drawing.svg?raw', './a/A.tsx'),
    module('./node_modules/react/index.js', './a/A.tsx'),
    module('./.storybook/catalogue-copy.ts', './.storybook/preview.tsx'),
    module('./a/circle.ts', './a/A.tsx', './a/copy.ts'),
    module('./a/copy.ts', './a/circle.ts'),
  ],
});
const closure = (...entries: string[]) => [...closureOf(graph, entries, () => '')].sort();

describe('what a story is made of', () => {
  it('is everything its modules ask for, words fetched later and raw files too', () => {
    expect(closure('a/A.stories.tsx')).toEqual([
      'a/A.stories.tsx',
      'a/A.tsx',
      'a/a.es.json',
      'a/circle.ts',
      'a/copy.ts',
      'a/drawing.svg',
    ]);
  });

  it('leaves out words that the catalogue loads and no module of the story imports', () => {
    expect(closure('a/A.stories.tsx', '.storybook/preview.tsx')).not.toContain('b/b.es.json');
    expect(closure('.storybook/preview.tsx')).toEqual([
      '.storybook/catalogue-copy.ts',
      '.storybook/preview.tsx',
    ]);
  });

  it('follows stylesheets into the files they draw in', () => {
    const sheets: Record<string, string> = { 'x/styles.css': '@import "./base.css";', 'x/base.css': '' };
    expect([...closureOf(new Map(), ['x/styles.css'], (file) => sheets[file] ?? '')]).toEqual([
      'x/styles.css',
      'x/base.css',
    ]);
    const css = '@import url("../y.css"); a { background: url(./b.svg#c) } b { background: url("data:,") }';
    expect(stylesheetReferences('x/styles.css', css)).toEqual(['y.css', 'x/b.svg']);
  });
});

describe('words reach a screen only through the bundle that it imports', () => {
  const { blobs, read } = workingTree(root);
  const sources = [...blobs.keys()].filter(
    (file) =>
      /^(packages|apps\/portal|stories|\.storybook)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );

  it('nobody but the copy package asks i18next for words by name', () => {
    const asking = /\buseTranslation\b|\bgetFixedT\b|from 'react-i18next'|from 'i18next'/;
    const found = sources.filter((file) => !file.startsWith('packages/copy/') && asking.test(read(file)));
    expect(found).toEqual([]);
  });

  it('whoever names a bundle imports both of its files', () => {
    const naming = sources.filter(
      (file) => !file.startsWith('packages/copy/') && /\bdefineCopy\b</.test(read(file)),
    );
    expect(naming.length).toBeGreaterThan(3);
    for (const file of naming) {
      const text = read(file);
      const bundles = text.match(/\bdefineCopy</g)?.length ?? 0;
      expect(text.match(/(?:import\(|import \w+ from )'\.\/[\w-]+\.en\.json'/g), file).toHaveLength(bundles);
      expect(text.match(/(?:import\(|import \w+ from )'\.\/[\w-]+\.es\.json'/g), file).toHaveLength(bundles);
    }
  });
});
