import { expect, test } from 'vitest';
import { modes } from '../../.storybook/modes.ts';
import type { Story } from '../visual/shots.ts';
import { storyLanguages } from './story-languages.ts';

const story = (id: string, tags: readonly string[] = []): Story => ({
  id,
  title: 'Flows/Pay',
  name: id,
  file: 'packages/x/X.stories.tsx',
  tags,
});
const stories = [story('pay'), story('map', ['for:reviewers'])];
const shownIn = (declared?: Parameters<typeof storyLanguages>[1]) =>
  new Set(storyLanguages(stories, declared).shown.map(({ tag }) => tag));

test('what customers see is photographed in each language, and what is for reviewers need not be', () => {
  expect(storyLanguages(stories).known).toEqual(['pay.en', 'pay.es']);
  expect(shownIn()).toEqual(new Set(['language:pay.en', 'language:pay.es']));
});

test('a language that only some stories are photographed in is missing from the others', () => {
  const { 'English desktop light': english, 'Spanish phone light': spanish } = modes;
  expect(shownIn({ english })).toEqual(new Set(['language:pay.en']));
  expect(shownIn({ english, spanish: { ...spanish, tag: 'mode:spanish' } })).toEqual(
    new Set(['language:pay.en']),
  );
});
