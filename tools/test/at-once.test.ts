import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';

test('steps of one processor run beside each other, and every other step alone', () => {
  const steps = [
    { name: 'types', isSingle: true },
    { name: 'lint', isSingle: true },
    { name: 'unit' },
    { name: 'census', isSingle: true },
    { name: 'journeys' },
  ];
  const named = atOnce(steps).map((group) => group.map(({ name }) => name));
  expect(named).toEqual([['types', 'lint'], ['unit'], ['census'], ['journeys']]);
});
