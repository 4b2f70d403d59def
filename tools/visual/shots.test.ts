import { describe, expect, it } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import { shotsOf, storiesOf } from './shots.ts';
import { shuffled } from './shuffled.ts';

const entry = (id: string, tags: string[] = [], type = 'story') => ({
  [id]: { id, type, title: 'Flows/Pay', name: id, importPath: './packages/x/X.stories.tsx', tags },
});
const index = {
  entries: {
    ...entry('one', ['mode:forced-colours']),
    ...entry('two'),
    ...entry('played', ['journey']),
    ...entry('page', [], 'docs'),
  },
};
const stories = storiesOf(index);

describe('which pictures are taken', () => {
  it('are those of every story; journeys and documents stand in no state', () => {
    expect(stories.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(stories[0]?.file).toBe('packages/x/X.stories.tsx');
  });

  it('cover both brands in each of the three modes', () => {
    const whole = Object.values(modes).filter((mode) => !('tag' in mode));
    const looks = whole.map(
      ({ viewport, language, scheme, brand }) => `${viewport} ${language} ${scheme} ${brand}`,
    );
    for (const brand of ['business', 'community']) {
      expect(looks).toContain(`desktop en light ${brand}`);
      expect(looks).toContain(`phone es light ${brand}`);
      expect(looks).toContain(`phone en dark ${brand}`);
    }
  });

  it('are taken in a tagged mode only of the stories that carry the tag', () => {
    const forced = shotsOf(stories, { modes: ['Forced colours'] });
    expect(forced.map(({ story }) => story.id)).toEqual(['one']);
  });

  it('show what is for reviewers alone in two modes: on a desktop, and on a phone in the dark', () => {
    const [story] = storiesOf({ entries: entry('atlas', ['for:reviewers']) });
    expect(shotsOf(story ? [story] : []).map(({ modeName }) => modeName)).toEqual([
      'English desktop light',
      'English phone dark',
    ]);
  });

  it('may be narrowed by part of a story’s name, of a mode’s, or by a whole mode’s', () => {
    expect(shotsOf(stories, { only: 'TWO', modes: ['english desktop light'] })).toHaveLength(2);
    expect(shotsOf(stories, { only: 'two', modes: ['=English desktop light'] })).toHaveLength(1);
  });
});

it('a seed decides one order, and loses nothing', () => {
  const things = Array.from({ length: 50 }, (_, at) => at);
  expect(shuffled(things, 2)).toEqual(shuffled(things, 2));
  expect(shuffled(things, 2)).not.toEqual(shuffled(things, 4));
  expect(shuffled(things, 2).toSorted((one, other) => one - other)).toEqual(things);
});
