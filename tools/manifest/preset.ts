import type { ComponentsManifest, StorybookConfigRaw } from 'storybook/internal/types';
import { describedManifest } from './component-manifest.ts';

/** An addon of the catalogue: `manifests/components.json` beside its pages, for tools that read components. */
export const features = (set: StorybookConfigRaw['features'], { test = false }: { test?: boolean } = {}) => ({
  ...set,
  // Nobody reads it where a catalogue is only photographed, and it takes seconds of the build.
  componentsManifest: !test,
});

export const experimental_manifests = async <T extends { readonly components?: ComponentsManifest }>(
  manifests: T,
): Promise<T> =>
  manifests.components
    ? { ...manifests, components: await describedManifest(manifests.components) }
    : manifests;
