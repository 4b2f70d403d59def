import { z } from 'zod';
import { type CameraMode, cameraModes } from './camera-modes.ts';

const storyIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      importPath: z.string(),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

/** A story as the camera knows it. */
export interface Story {
  readonly id: string;
  /** `Flows/One-time payment` */
  readonly title: string;
  readonly name: string;
  /** Where it is written, from the root of the repository. */
  readonly file: string;
  readonly tags: readonly string[];
}

/** One picture to be: a story in a mode. */
export interface Shot {
  readonly story: Story;
  readonly modeName: string;
  readonly mode: CameraMode;
}

/** What names a shot in lists and files. */
export const shotName = ({ story, modeName }: Shot): string => `${story.id} ${modeName}`;

/** Journeys play several states through and stand in none: they are run as tests, never photographed. */
const isPhotographed = ({ tags }: Story): boolean => !tags.includes('journey');

/** The stories of a built catalogue's `index.json`, in the order of its sidebar. */
export const storiesOf = (index: unknown): Story[] =>
  Object.values(storyIndex.parse(index).entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags }) => ({
      id,
      title,
      name,
      tags,
      file: importPath.replace(/^\.\//, ''),
    }))
    .filter(isPhotographed);

export interface Choice {
  /** Stories whose id, title or name holds this, whatever the case. */
  readonly only?: string | undefined;
  /** Modes whose name holds one of these, or is it where it begins with `=`. */
  readonly modes?: readonly string[] | undefined;
}

/** Every story in every mode that asks for it, a mode after the other. */
export function shotsOf(
  stories: readonly Story[],
  { only = '', modes: chosen = [] }: Choice = {},
  declared: Readonly<Record<string, CameraMode>> = cameraModes,
): Shot[] {
  const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
  const isChosen = (modeName: string): boolean =>
    chosen.length === 0 ||
    chosen.some((part) => (part.startsWith('=') ? `=${modeName}` === part : holds(modeName, part)));
  return Object.entries(declared)
    .filter(([modeName]) => isChosen(modeName))
    .flatMap(([modeName, mode]) =>
      stories
        .filter(({ tags }) => !mode.tag || tags.includes(mode.tag))
        .filter(({ title }) => mode.titles?.some((part) => title.startsWith(part)) ?? true)
        .filter(({ tags }) => !mode.customersOnly || !tags.includes('for:reviewers'))
        .filter(({ id, title, name }) => holds(`${id} ${title}/${name}`, only))
        .map((story) => ({ story, modeName, mode })),
    );
}
