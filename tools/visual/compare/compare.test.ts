import { describe, expect, it } from 'vitest';
import { sampleAlbum } from '../sample-album.ts';
import { compareAlbums } from './compare-albums.ts';
import { intentionOf, judge, readIntentions, writeIntentions } from './intended.ts';

const before = sampleAlbum({ same: '1', changed: '1', removed: '1', breaks: '1', broken: '!why' });
const after = sampleAlbum({ same: '1', changed: '2', new: '1', breaks: '!how', broken: '!why' });
const { differences, failures, same, compared } = compareAlbums(before, after);

describe('two sides', () => {
  it('are held against each other picture by picture', () => {
    expect({ same, compared }).toEqual({ same: 1, compared: 6 });
    expect(differences.map(({ kind, shot }) => `${kind} ${shot.story.id}`)).toEqual([
      'changed changed',
      'new new',
      'removed removed',
    ]);
  });

  it('name each story that could not be photographed, by side', () => {
    expect(failures.map(({ side, shot, problem }) => `${side} ${shot.story.id} ${problem}`)).toEqual([
      'after breaks how',
      'after broken why',
      'before broken why',
    ]);
  });
});

describe('what is meant', () => {
  const text = writeIntentions('Chromium 1', differences.map(intentionOf));

  it('is read as it was written', () => {
    expect(readIntentions(text)).toEqual({
      build: 'Chromium 1',
      lines: differences
        .map(intentionOf)
        .toSorted((one, other) => (`${one.hash} ${one.name}` < `${other.hash} ${other.name}` ? -1 : 1)),
    });
    expect(readIntentions('')).toEqual({ build: null, lines: [] });
  });

  it('covers every difference that it names, removals too', () => {
    expect(judge(differences, readIntentions(text)).intended.size).toBe(3);
  });

  it('covers no other picture of the same story, and says which lines are stale', () => {
    const other = judge(differences, readIntentions(text.replace(/^2 /m, '3 ')));
    expect(other.intended.size).toBe(2);
    expect(other.stale).toEqual([{ hash: '3', name: 'changed English desktop light' }]);
  });
});
