import { askedSituation, movedInstant } from '@linework/review';
import { describe, expect, it } from 'vitest';
import { situationChoices } from '../stories/situations/situation-choices.ts';
import written from './situation-choices.json' with { type: 'json' };
import { storyMoment, storyNow, storyTimeZone } from './stillness.ts';
import {
  asWritten,
  choicesOf,
  globalTypes,
  initialGlobals,
  misspelledIn,
  situationAsked,
} from './toolbar.ts';

it('an address chooses language, brand and scheme', () => {
  expect(choicesOf({ language: 'es', brand: 'community', scheme: 'dark' })).toEqual({
    language: 'es',
    pseudoLong: false,
    brand: 'community',
    scheme: 'dark',
    medium: 'screen',
  });
});

it('pseudo-long is English, longer', () => {
  expect(choicesOf({ language: 'pseudo' })).toMatchObject({ language: 'en', pseudoLong: true });
});

it('an address that spells a choice wrongly still opens', () => {
  expect(choicesOf({ language: 'fr', brand: 7 })).toEqual({
    language: 'en',
    pseudoLong: false,
    brand: 'business',
    scheme: 'light',
    medium: 'screen',
  });
});

it('as written, the toolbar asks nothing of any story', () => {
  expect(situationAsked(initialGlobals)).toBeNull();
  expect(situationAsked({})).toBeNull();
  expect(situationAsked({ standing: 'rich', clock: 'noon' })).toBeNull();
});

it('what an address spells wrongly is named, and nothing that the toolbar offers', () => {
  expect(misspelledIn({ ...initialGlobals, standing: 'rich', brand: 7 })).toEqual([
    { tool: 'standing', value: 'rich' },
    { tool: 'brand', value: '7' },
  ]);
  expect(misspelledIn(initialGlobals)).toEqual([]);
  expect(misspelledIn({ standing: 'past-due-43', language: 'pseudo', viewport: 'phone' })).toEqual([]);
});

it('a tool that nobody has touched shows its icon alone, and can be taken back to that', () => {
  const reset = Object.entries(globalTypes).map(([name, { toolbar }]) => [
    name,
    toolbar.items.find((item) => 'type' in item && item.type === 'reset')?.value,
  ]);
  expect(Object.fromEntries(reset)).toEqual(initialGlobals);
});

describe('the situation’s choices', () => {
  it('are those of the product: `npm run lists` writes them', () => {
    expect(written).toEqual(situationChoices);
  });

  it('move a story’s clock as they move its customer’s', () => {
    for (const { value } of globalTypes.clock.toolbar.items) {
      const { clock } = askedSituation({ clock: value });
      expect(clock === undefined).toBe(value === asWritten);
      const moved = clock ? movedInstant(new Date(storyNow), clock, storyTimeZone) : new Date(storyNow);
      expect(storyMoment(value)).toEqual(moved);
    }
  });

  it('are all read alike by the toolbar and by the stories that follow it', () => {
    for (const name of ['standing', 'mobile', 'role', 'restriction', 'clock'] as const) {
      for (const { value } of globalTypes[name].toolbar.items) {
        const isAsked = Object.keys(askedSituation({ [name]: value })).length > 0;
        expect(situationAsked({ [name]: value }) !== null, value).toBe(isAsked);
      }
    }
  });
});
