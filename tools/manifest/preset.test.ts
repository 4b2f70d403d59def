import { globSync } from 'node:fs';
import path from 'node:path';
import type { ComponentsManifest } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { experimental_manifests, features } from './preset.ts';

const folder = 'packages/design-system/src';

/** The catalogue's index of one component, with one story. */
const entryOf = (name: string) => ({
  id: `components-${name.toLowerCase()}--primary`,
  type: 'story' as const,
  subtype: 'story' as const,
  title: `Components/${name}`,
  name: 'Primary',
  importPath: `./${folder}/components/${name}/${name}.stories.tsx`,
  tags: ['manifest'],
});

interface Renderer {
  experimental_manifests(
    existing: object,
    options: { manifestEntries: object[]; presets: object },
  ): Promise<{ components?: ComponentsManifest }>;
}

/** What writes the manifest before ours; it comes without types. */
const react: Renderer = await import(path.join(root, 'node_modules/@storybook/react/dist/preset.js'));

const presets = { apply: async (_: string, otherwise: unknown) => otherwise };

test('the manifest says what a component is, takes and promises, and names no folder of this machine', async () => {
  const manifestEntries = ['Button', 'Alert'].map(entryOf);
  const found = await experimental_manifests(
    await react.experimental_manifests({}, { manifestEntries, presets }),
  );
  expect(Object.values(found.components?.components ?? {})).toMatchObject([
    {
      name: 'Button',
      reactDocgen: { description: expect.any(String) },
      accessibility: { role: expect.any(String) },
    },
    { name: 'Alert', accessibility: { names: expect.any(Array) } },
  ]);
  expect(JSON.stringify(found)).toContain('Button.tsx');
  expect(JSON.stringify(found)).not.toContain(root);
});

test('every component that promises something is found by its stories', () => {
  const promises = globSync(`${folder}/**/*.accessibility.ts`, { cwd: root });
  const withoutStories = promises.filter(
    (file) =>
      globSync(path.basename(file).replace('.accessibility.ts', '.stories.tsx'), {
        cwd: path.join(root, path.dirname(file)),
      }).length === 0,
  );
  expect(promises.length).toBeGreaterThan(40);
  expect(withoutStories).toEqual([]);
});

test.each([
  ['is told to write it', {}, true],
  ['that is only photographed is not', { test: true }, false],
])('the catalogue %s', (_, options, componentsManifest) => {
  expect(features({ sidebarOnboardingChecklist: false }, options)).toEqual({
    sidebarOnboardingChecklist: false,
    componentsManifest,
  });
});
