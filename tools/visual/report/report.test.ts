import { describe, expect, it } from 'vitest';
import type { CheckResult, Found } from '../check-result.ts';
import { isGreen } from '../check-result.ts';
import { sampleShot } from '../sample-album.ts';
import { markdownOf } from './markdown.ts';
import { jsonOf } from './report-data.ts';
import { summaryLines } from './summary-lines.ts';

const changed: Found = {
  kind: 'changed',
  shot: sampleShot('flow--paying', ['state:one-time-payment.reviewing']),
  before: 'aa',
  after: 'bb',
  pixels: {
    pixels: 1234,
    before: { width: 390, height: 844 },
    after: { width: 390, height: 860 },
    marked: '/somewhere/marked/aa-bb.png',
  },
  intended: false,
};
const result: CheckResult = {
  build: 'Chromium 1 on linux x64',
  base: 'Base 123',
  head: 'This tree',
  compared: 3,
  same: 2,
  taken: 1,
  found: [changed],
  failures: [],
  stale: [],
  intendedBuild: null,
  took: { build: 1, photograph: 2, compare: 3 },
};

describe('a check', () => {
  it('is green only when every change is meant', () => {
    expect(isGreen(result)).toBe(false);
    expect(isGreen({ ...result, found: [{ ...changed, intended: true }] })).toBe(true);
  });

  it('is not green when a story of this side fails; what failed on the base’s side is only told', () => {
    const failure = { shot: changed.shot, problem: 'why' };
    expect(isGreen({ ...result, found: [], failures: [{ ...failure, side: 'after' }] })).toBe(false);
    expect(isGreen({ ...result, found: [], failures: [{ ...failure, side: 'before' }] })).toBe(true);
  });
});

describe('what it says', () => {
  it('as data: counts, and each difference with its state, its pictures and its pixels', () => {
    const { counts, items } = jsonOf(result);
    expect(counts).toMatchObject({
      compared: 3,
      same: 2,
      changed: 1,
      new: 0,
      removed: 0,
      intended: 0,
      failed: 0,
    });
    expect(items[0]).toMatchObject({
      shot: 'flow--paying English desktop light',
      state: 'one-time-payment.reviewing',
      marked: 'marked/aa-bb.png',
      pixels: 1234,
      sizes: { before: [390, 844], after: [390, 860] },
    });
  });

  it('in the terminal: the browser, the counts, and every story by name', () => {
    const lines = summaryLines(result).join('\n');
    expect(lines).toContain('Chromium 1 on linux x64');
    expect(lines).toContain('changed: flow--paying English desktop light');
    expect(lines).toContain('Not green');
  });

  it('for a pull request: pictures beside each other, and stale lines', () => {
    const text = markdownOf(
      jsonOf({ ...result, stale: [{ hash: 'cc', name: 'gone English desktop light' }] }),
    );
    expect(text).toContain('<img src="pictures/aa.png" alt="Before"');
    expect(text).toContain('<img src="marked/aa-bb.png" alt="Difference"');
    expect(text).toContain('`cc gone English desktop light`');
  });
});
