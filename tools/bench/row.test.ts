import { describe, expect, test } from 'vitest';
import { atLeast, atLeastTimes, atMost, atMostTimes, compared, told } from './row.ts';
import { benchTable } from './table.ts';

const figure = { name: 'first-load/sign-in', value: 150, unit: 'kB gzip' };

describe('a row says whether its aim is met', () => {
  test('at most so many times what stands beside it', () => {
    expect(atMostTimes(figure, 100, 1.5)).toMatchObject({ ratio: 1.5, aim: 'ratio ≤ 1.5', met: true });
    expect(atMostTimes(figure, 99, 1.5).met).toBe(false);
  });

  test('at least such a share of what stands beside it', () => {
    expect(atLeastTimes(figure, 1000, 0.15)).toMatchObject({ aim: 'ratio ≥ 0.15', met: true });
    expect(atLeastTimes(figure, 1001, 0.15).met).toBe(false);
  });

  test('at most, or at least, so much in itself', () => {
    expect(atMost(figure, 0, 149)).toMatchObject({ ratio: null, met: false });
    expect(atLeast(figure, 150)).toMatchObject({ beside: null, met: true });
  });

  test('and says nothing where there is no aim', () => {
    expect(told(figure)).toMatchObject({ aim: null, met: null });
    expect(compared(figure, 50)).toMatchObject({ ratio: 3, aim: null, met: null });
  });
});

test('a missed aim stands out in the table', () => {
  const lines = benchTable([atMostTimes(figure, 50, 1.6), told({ ...figure, name: 'story-run' })]).split(
    '\n',
  );
  expect(lines[1]).toBe('first-load/sign-in  150    kB gzip  50      3      ratio ≤ 1.6  NOT MET');
  expect(lines[2]).toBe('story-run           150    kB gzip  –       –');
});
