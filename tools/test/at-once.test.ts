import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';
import type { Step } from './steps.ts';

test('steps that go together run beside each other, and every other step alone', () => {
  const steps: Pick<Step, 'name' | 'together'>[] = [
    { name: 'types', together: 'checks' },
    { name: 'lint', together: 'checks' },
    { name: 'unit' },
    { name: 'census', together: 'checks' },
    { name: 'packed' },
    { name: 'journeys' },
  ];
  const named = atOnce(steps).map((group) => group.map(({ name }) => name));
  expect(named).toEqual([['types', 'lint'], ['unit'], ['census'], ['packed'], ['journeys']]);
});
