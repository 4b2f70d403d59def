import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ComponentsManifest } from 'storybook/internal/types';
import type { AccessibilityCriteria } from '../../packages/design-system/src/accessibility/criteria.ts';
import { root } from '../bootstrap/install.mjs';

/** What a component promises, from the file beside its stories; null where it has none. */
async function criteriaBeside(stories: string): Promise<AccessibilityCriteria | null> {
  const file = path.join(root, stories.replace(/\.stories\.tsx$/, '.accessibility.ts'));
  if (!existsSync(file)) return null;
  const [criteria]: AccessibilityCriteria[] = Object.values(await import(file));
  return criteria ?? null;
}

/** Paths as they stand in the repository: what is published tells nobody where it was built. */
function withoutMachine<T>(value: T): T {
  const place = JSON.stringify(`${root}${path.sep}`).slice(1, -1);
  return JSON.parse(JSON.stringify(value).replaceAll(place, ''));
}

/** Storybook's manifest of components with what each promises for accessibility, and without the builder's own paths. */
export async function describedManifest(manifest: ComponentsManifest): Promise<ComponentsManifest> {
  const described = await Promise.all(
    Object.entries(manifest.components).map(async ([id, component]) => {
      const accessibility = await criteriaBeside(component.path);
      return [id, { ...component, ...(accessibility && { accessibility }) }] as const;
    }),
  );
  return withoutMachine({ ...manifest, components: Object.fromEntries(described) });
}
