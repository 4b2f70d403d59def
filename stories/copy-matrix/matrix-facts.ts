import { copyFiles } from '../../.storybook/catalogue-copy.ts';
import type { BaseWords } from '../../tools/copy/matrix/changes-since.ts';
import { type CopyRow, rowsOf } from '../../tools/copy/matrix/copy-row.ts';
import { type NamedStory, storiesByWord } from '../../tools/copy/matrix/where-shown.ts';
import {
  fetchPicturesState,
  fetchReviewerPictures,
  lookOf,
  type PicturesState,
} from '../reviewer-pictures.ts';
import { fetchStoryIndex } from '../story-index.ts';
import { fetchBaseWords } from './base-words.ts';

/** What the copy matrix shows, and what is known besides the texts themselves. */
export interface MatrixFacts {
  readonly rows: readonly CopyRow[];
  /** The stories that show a text; null while nobody has recorded them. */
  readonly showing: ReadonlyMap<string, readonly NamedStory[]> | null;
  readonly pictureOf: (storyId: string) => string | undefined;
  readonly pictures: PicturesState;
  /** Null while nobody has asked what the words were. */
  readonly base: BaseWords | null;
}

/** Everything about every word of the product, as a loader of a story. */
export async function loadMatrix({
  globals,
}: {
  readonly globals: Readonly<Record<string, unknown>>;
}): Promise<{ facts: MatrixFacts }> {
  const [pictures, base] = await Promise.all([fetchReviewerPictures(), fetchBaseWords()]);
  const stories = pictures && (await fetchStoryIndex());
  const look = lookOf(globals);
  return {
    facts: {
      rows: rowsOf(copyFiles),
      showing: pictures && storiesByWord(pictures, stories ?? []),
      pictures: pictures ? 'made' : await fetchPicturesState(),
      pictureOf: (storyId) => pictures?.pictureOf(storyId, look),
      base,
    },
  };
}
