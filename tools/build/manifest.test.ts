import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { namedExports, publishedManifest } from './manifest.ts';
import { publishable } from './packages.ts';

const source = {
  name: '@linework/example',
  version: '1.2.3',
  description: 'An example.',
  license: 'UNLICENSED',
  keywords: ['billing'],
  private: false,
  exports: {
    '.': './src/index.ts',
    './Card': './src/Card.tsx',
    './sample': './src/sample-card.ts',
    './styles.css': './src/styles.css',
    './tokens/light.json': './src/tokens/light.tokens.json',
  },
  dependencies: { '@linework/domain': '*', zod: '4.0.0' },
  devDependencies: { vitest: '5.0.0' },
  peerDependencies: { react: '^19.0.0' },
};

test('whoever installs a package reaches its compiled code, its types and its style sheets, and no samples', () => {
  expect(publishedManifest(source, 'packages/example').exports).toEqual({
    '.': { types: './lib/index.d.ts', default: './lib/index.js' },
    './Card': { types: './lib/Card.d.ts', default: './lib/Card.js' },
    './styles.css': { types: './lib/styles.css.d.ts', default: './lib/styles.css' },
    './tokens/light.json': './lib/tokens/light.tokens.json',
    './package.json': './package.json',
  });
});

test('a package asks for our other packages by the version built with it, and for nothing that only we need', () => {
  const published = publishedManifest(source, 'packages/example');
  expect(published.dependencies).toEqual({ '@linework/domain': '1.2.3', zod: '^4.0.0' });
  expect(published.peerDependencies).toEqual({ react: '^19.0.0' });
  expect(published).not.toHaveProperty('devDependencies');
});

/** The lowest version of a range, in three numbers: of `>=22` 22, 0, 0. */
const lowest = (range: string): readonly [major: number, minor: number, patch: number] => {
  const [, major = 0, minor = 0, patch = 0] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(range) ?? [];
  return [Number(major), Number(minor), Number(patch)];
};

/** Whether the lowest Node of one range is in another: that of `>=22` is not in `^20.19.0 || >=22.12.0`. */
function isLowestIn(asked: string, range: string): boolean {
  const [major, minor, patch] = lowest(asked);
  return range.split('||').some((part) => {
    const [least, leastMinor, leastPatch] = lowest(part);
    if (major !== least) return major > least && part.includes('>=');
    return minor === leastMinor ? patch >= leastPatch : minor > leastMinor;
  });
}

test.each([
  ['>=22', '>=22', true],
  ['>=22', '>= 16', true],
  ['>=22', '>=22.0.1', false],
  ['>=22', '^20.19.0 || >=22.12.0', false],
  ['>=22.12', '^20.19.0 || >=22.12.0', true],
  ['>=22.13.1', '>=22.12.4', true],
  ['>=22', '^20.19.0', false],
  ['>=22', '>=24', false],
])('what asks for Node %s can bring what asks for %s: %s', (asked, range, can) => {
  expect(isLowestIn(asked, range)).toBe(can);
});

test('a package asks for no older Node than what it brings with it and what it is installed beside do', () => {
  const read = (...place: string[]) => JSON.parse(readFileSync(path.join(root, ...place), 'utf8'));
  for (const name of publishable) {
    const folder = `packages/${name}`;
    const published = publishedManifest(read(folder, 'package.json'), folder);
    const needed = Object.keys({ ...published.dependencies, ...published.peerDependencies });
    const newer = needed.filter((dependency) => {
      if (dependency.startsWith('@linework/')) return false;
      const { engines } = read('node_modules', dependency, 'package.json');
      return !isLowestIn(published.engines.node, engines?.node ?? '>=0');
    });
    expect(newer, name).toEqual([]);
  }
});

test('whoever reads a manifest learns under what licence it stands, and where its sources are once they have an address', () => {
  const repository = { type: 'git', url: 'https://example.com/linework.git' };
  const published = publishedManifest({ ...source, repository }, 'packages/example');
  expect(published).toMatchObject({
    license: 'UNLICENSED',
    repository: { ...repository, directory: 'packages/example' },
  });
  expect(publishedManifest(source, 'packages/example')).not.toHaveProperty('repository');
});

test('a pattern is written out: a face for each folder that has one, and none for what lies deeper', () => {
  const exports = {
    './*': './src/*/index.ts',
    './*.machine': './src/*/*.machine.ts',
    './a.css': './src/a.css',
  };
  const files = [
    'src/paperless/index.ts',
    'src/paperless/paperless.machine.ts',
    'src/paperless/other.machine.ts',
    'src/paperless/screens/index.ts',
    'src/billing-home/index.ts',
    'src/billing-home/BillingHome.tsx',
  ];
  expect(namedExports(exports, files)).toEqual({
    './paperless': './src/paperless/index.ts',
    './billing-home': './src/billing-home/index.ts',
    './paperless.machine': './src/paperless/paperless.machine.ts',
    './a.css': './src/a.css',
  });
});
