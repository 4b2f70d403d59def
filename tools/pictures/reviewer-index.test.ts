import { expect, it } from 'vitest';
import type { Album, AlbumEntry } from '../visual/album.ts';
import { sampleShot } from '../visual/sample-album.ts';
import { looks } from './looks.ts';
import { picturesOf, reviewerIndex } from './reviewer-index.ts';

const entry = (
  id: string,
  modeName: keyof typeof looks,
  hash: string | null,
  words: string[] = [],
): [string, AlbumEntry] => [
  `${id} ${modeName}`,
  { shot: { ...sampleShot(id), modeName, mode: looks[modeName] }, hash, failure: null, words },
];
const albumOf = (...entries: [string, AlbumEntry][]): Album => ({ entries: new Map(entries), taken: 0 });

it('names each picture by story and look, and every word that any look shows', () => {
  const album = albumOf(
    entry('pay', 'en-light', 'a', ['pay:title', '~pay:amount']),
    entry('pay', 'es-dark', 'b', ['pay:title', 'pay:date']),
  );
  expect(reviewerIndex(album)).toEqual({
    pictures: { pay: { 'en-light': 'a', 'es-dark': 'b' } },
    words: { pay: ['pay:amount', 'pay:date', 'pay:title'] },
    seen: { pay: ['pay:date', 'pay:title'] },
  });
});

it('keeps what was known of stories that were not asked for; the newer picture counts', () => {
  const known = albumOf(entry('pay', 'en-light', 'old'), entry('wallet', 'en-light', 'kept'));
  const index = reviewerIndex(known, albumOf(entry('pay', 'en-light', 'new')));
  expect(index.pictures).toEqual({ pay: { 'en-light': 'new' }, wallet: { 'en-light': 'kept' } });
  expect(picturesOf(index)).toEqual(new Set(['new', 'kept']));
});

it('leaves out a story that could not be photographed', () => {
  expect(reviewerIndex(albumOf(entry('pay', 'en-light', null)))).toEqual({
    pictures: {},
    words: {},
    seen: {},
  });
});
