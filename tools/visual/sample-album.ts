import { modes } from '../../.storybook/modes.ts';
import type { Album, AlbumEntry } from './album.ts';
import { type Shot, shotName } from './shots.ts';

/** A shot for tests. */
export const sampleShot = (id: string, tags: readonly string[] = []): Shot => ({
  story: { id, title: 'Flows/Sample', name: id, file: 'sample.stories.tsx', tags },
  modeName: 'English desktop light',
  mode: modes['English desktop light'],
});

/** A side for tests: stories by id, each with the hash of its picture, or with what failed after a `!`. */
export const sampleAlbum = (pictures: Readonly<Record<string, string>>): Album => ({
  taken: 0,
  entries: new Map(
    Object.entries(pictures).map(([id, picture]): [string, AlbumEntry] => {
      const shot = sampleShot(id);
      const failed = picture.startsWith('!');
      return [
        shotName(shot),
        { shot, hash: failed ? null : picture, failure: failed ? picture.slice(1) : null, words: [] },
      ];
    }),
  ),
});
