import { expect, it } from 'vitest';
import { outOfSight } from './paying-in-sight.ts';

it('paying may end where the bar begins, and no lower', () => {
  expect(outOfSight({ footOfPaying: 772, topOfBar: 772 })).toEqual([]);
  expect(outOfSight({ footOfPaying: 788, topOfBar: 772 })).toEqual([
    'Paying ends at 788, under the bar, which begins at 772.',
  ]);
});
