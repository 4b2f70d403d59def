import { getLocalTimeZone } from '@internationalized/date';
import { storyNow as sampleNow, sampleTimeZone } from '@linework/fixtures';
import MockDate from 'mockdate';
import { afterEach, expect, it, vi } from 'vitest';
import { holdStill, storyNow, storyTimeZone } from './stillness.ts';

const random = vi.spyOn(Math, 'random');

afterEach(() => {
  MockDate.reset();
  random.mockRestore();
});

it('stories happen at the moment, and in the time zone, that the sample customers live at', () => {
  expect(storyNow).toBe(sampleNow);
  expect(storyTimeZone).toBe(sampleTimeZone);
});

it('the clock stands and chance repeats itself, story after story', () => {
  holdStill();
  const first = [Date.now(), Math.random(), Math.random(), getLocalTimeZone()];
  holdStill();
  const second = [Date.now(), Math.random(), Math.random(), getLocalTimeZone()];
  expect(second).toEqual(first);
  expect(first[0]).toBe(Date.parse(storyNow));
  expect(first[1]).not.toBe(first[2]);
});
