import { performance } from 'node:perf_hooks';
import { root } from '../../bootstrap/install.mjs';
import { type CameraBrowser, startBrowser, usualPages } from '../../visual/camera/browser.ts';
import { type Shot, shotsOf } from '../../visual/shots.ts';
import { type Catalogue, catalogueOfFolder } from '../../visual/sources/catalogue.ts';

export interface VisualScene {
  readonly camera: CameraBrowser;
  readonly catalogue: Catalogue;
  readonly pages: number;
  /** Two modes of the whole catalogue: more than six hundred pictures, large and small. */
  readonly shots: readonly Shot[];
}

/** The modes that the measures photograph. */
export const measuredModes = ['=English desktop light', '=Spanish phone light'];

/** The camera and this tree's catalogue, built when it has to be. */
export async function withVisualScene<T>(use: (scene: VisualScene) => Promise<T>): Promise<T> {
  const catalogue = await catalogueOfFolder(root, 'this tree');
  const camera = await startBrowser();
  try {
    const shots = shotsOf(catalogue.stories, { modes: measuredModes });
    return await use({ camera, catalogue, pages: usualPages, shots });
  } finally {
    await camera.browser.close();
  }
}

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** So many things, evenly out of all of them. */
export const sampleOf = <T>(all: readonly T[], count: number): T[] =>
  all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );
