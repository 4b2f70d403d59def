import type { Mode } from '../../../.storybook/modes.ts';
import type { Shot } from '../shots.ts';
import { surroundingsHash } from './build-sources.ts';
import { closureOf, type ModuleGraph } from './closure.ts';
import { hashOf } from './hash.ts';
import type { SourceTree } from './source-tree.ts';

interface Circumstances {
  readonly graph: ModuleGraph;
  readonly tree: SourceTree;
  /** The browser's build, its flags and the camera's own code: what else decides over a pixel. */
  readonly camera: string;
}

const preview = '.storybook/preview.tsx';

const modeLine = ({ viewport, language, brand, scheme, forcedColors }: Mode): string =>
  `${viewport} ${language} ${brand} ${scheme} ${forcedColors ?? 'none'}`;

/** Gives the key of a shot: while it is the same, so is the picture. */
export function pictureKeys({ graph, tree, camera }: Circumstances): (shot: Shot) => string {
  const surroundings = surroundingsHash(tree);
  const styleSheets = new Map<string, string>();
  const read = (file: string): string => {
    const css = styleSheets.get(file) ?? tree.read(file);
    styleSheets.set(file, css);
    return css;
  };
  const closures = new Map<string, string>();
  const closureHash = (file: string): string => {
    const known = closures.get(file);
    if (known) return known;
    const lines = [...closureOf(graph, [file, preview], read)].sort().map((source) => {
      const blob = tree.blobs.get(source);
      if (!blob) throw new Error(`${source} is part of the catalogue, and git does not know it.`);
      return `${blob} ${source}`;
    });
    const hash = hashOf(lines);
    closures.set(file, hash);
    return hash;
  };
  return ({ story, mode }) =>
    hashOf([camera, surroundings, closureHash(story.file), story.id, modeLine(mode)]);
}
