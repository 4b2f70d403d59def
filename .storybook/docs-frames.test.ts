import { expect, it } from 'vitest';
import { frameRules } from './docs-frames.ts';

it('a story that fixes a viewport has it in its frame on a page, and no other’s width changes', () => {
  expect(
    frameRules([
      { id: 'a--on-phone', storyGlobals: { viewport: { value: 'phone', isRotated: false } } },
      { id: 'a--wide', storyGlobals: { viewport: { value: 'desktop' } } },
      { id: 'a--as-it-comes', storyGlobals: { language: 'es' } },
      { id: 'a--unknown', storyGlobals: { viewport: { value: 'watch' } } },
    ]).split('\n'),
  ).toEqual([
    '#iframe--a--on-phone { min-inline-size: 390px; max-inline-size: 390px; }',
    '#iframe--a--wide { min-inline-size: 1280px; max-inline-size: 1280px; }',
  ]);
});
