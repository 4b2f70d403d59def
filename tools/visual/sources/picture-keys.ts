import type { CameraMode } from '../camera-modes.ts';
import type { Shot, Story } from '../shots.ts';
import { surroundingsHash } from './build-sources.ts';
import { closureOf, type ModuleGraph } from './closure.ts';
import { hashOf } from './hash.ts';
import type { SourceTree } from './source-tree.ts';

interface Circumstances {
  readonly graph: ModuleGraph;
  readonly tree: SourceTree;
  /** What the catalogue's own index lists. */
  readonly stories: readonly Pick<Story, 'id' | 'title' | 'name' | 'tags'>[];
  /** The browser's build, its flags and the camera's own code: what else decides over a pixel. */
  readonly camera: string;
}

const preview = '.storybook/preview.tsx';

/** The module that asks the built catalogue for its list of stories: what imports it shows that list. */
const indexReader = 'stories/story-index.ts';

const modeLine = ({ viewport, language, brand, scheme, ...mode }: CameraMode): string => {
  const { forcedColors = 'none', medium, window, touched } = mode;
  return [viewport, language, brand, scheme, forcedColors, medium, window, touched].filter(Boolean).join(' ');
};

/** Gives the key of a shot: while it is the same, so is the picture. */
export function pictureKeys({ graph, tree, stories, camera }: Circumstances): (shot: Shot) => string {
  const surroundings = surroundingsHash(tree);
  const listed = hashOf(stories.map(({ id, title, name, tags }) => [id, title, name, ...tags].join(' ')));
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
    const sources = closureOf(graph, [file, preview], read);
    const lines = [...sources].sort().map((source) => {
      const blob = tree.blobs.get(source);
      if (!blob) throw new Error(`${source} is part of the catalogue, and git does not know it.`);
      return `${blob} ${source}`;
    });
    const hash = hashOf(sources.has(indexReader) ? [...lines, listed] : lines);
    closures.set(file, hash);
    return hash;
  };
  return ({ story, mode }) =>
    hashOf([camera, surroundings, closureHash(story.file), story.id, modeLine(mode)]);
}
