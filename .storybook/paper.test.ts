import { expect, it } from 'vitest';
import { holdsOnPaper } from './paper.ts';

it.each([
  ['print', true],
  ['screen', false],
  ['screen, print', true],
  ['(min-width: 768px)', false],
  ['(max-width: 767.98px)', true],
  ['print and (min-width: 30em)', true],
  ['print and (min-width: 60em)', false],
])('on Letter paper, %s: %s', (media, expected) => {
  expect(holdsOnPaper(media)).toBe(expected);
});
