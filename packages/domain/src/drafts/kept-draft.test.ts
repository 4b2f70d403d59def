import { expect, test } from 'vitest';
import { draftToKeep } from './kept-draft.ts';

const flow = 'one-time-payment';

test.each([
  ['One-time payment', '{}', { field: 'flow', problem: 'notAFlow' }],
  [flow, '"x"'.padEnd(16_001), { field: 'content', problem: 'tooLong' }],
  [flow, '{', { field: 'content', problem: 'notJson' }],
  [flow, '{"note":"4000 0000 0000 0002"}', { field: 'content', problem: 'mayHoldCardData' }],
])('a draft of %s that is refused says which member is wrong, and how', (name, content, refused) => {
  expect(draftToKeep({ flow: name, content })).toEqual(refused);
});

test('what is kept is what was checked: of two members with one name the second', () => {
  const content = '{ "step": "4000000000000002", "step": "date" }';
  expect(draftToKeep({ flow, content })).toEqual({ kept: '{"step":"date"}' });
});
