import { z } from 'zod';
import type { Look } from '../tools/pictures/looks.ts';

const states = ['making', 'made', 'none', 'leftOut'] as const;

/**
 * How far the pictures are, as whoever serves the catalogue tells: `npm start` makes them in the background; static files
 * that were built without them stay without.
 */
export type PicturesState = (typeof states)[number];

const told = z.object({ pictures: z.enum(states) });

const written = z.object({
  pictures: z.record(z.string(), z.record(z.string(), z.string())),
  words: z.record(z.string(), z.array(z.string())),
  seen: z.record(z.string(), z.array(z.string())).default({}),
});

/** What `npm run pictures` made: pictures of the stories, and the words that each shows. */
export interface ReviewerPictures {
  /** The address of a story's picture, where there is one. */
  readonly pictureOf: (storyId: string, look: Look) => string | undefined;
  /** Story ids, each with the copy keys it shows, `oneTimePayment:amount.title`. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Of those, what can be read on the story’s first screen. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
}

/** The look nearest to what the toolbar chose. */
export const lookOf = ({ language, scheme }: Readonly<Record<string, unknown>>): Look =>
  `${language === 'es' ? 'es' : 'en'}-${scheme === 'dark' ? 'dark' : 'light'}`;

/** Null while nobody has run `npm run pictures`, in a test, and before the camera. */
export async function fetchReviewerPictures(): Promise<ReviewerPictures | null> {
  try {
    const response = await fetch('./reviewers/index.json');
    const { pictures, words, seen } = written.parse(await response.json());
    return {
      words,
      seen,
      pictureOf: (storyId, look) => {
        const hash = pictures[storyId]?.[look];
        return hash && `./reviewers/pictures/${hash}.png`;
      },
    };
  } catch {
    return null;
  }
}

/** Whether pictures are being made just now; `none` where nobody can tell. */
export async function fetchPicturesState(): Promise<PicturesState> {
  try {
    const response = await fetch('./portal.json');
    return told.parse(await response.json()).pictures;
  } catch {
    return 'none';
  }
}
