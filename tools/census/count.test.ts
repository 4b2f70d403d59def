import { describe, expect, it } from 'vitest';
import { type CensusInput, countedTag, isComplete, takeCensus } from './count.ts';

const complete: CensusInput = {
  known: {
    states: ['pay.reviewing', 'pay.submitting'],
    outcomes: ['LW-PAY-010'],
    standings: ['past-due-43'],
    news: ['restoring'],
    services: ['off'],
    routes: ['/login'],
    headers: ['simple'],
    dialogs: ['LeavingModal'],
    roles: ['standard'],
    languages: ['pay.en', 'pay.es'],
  },
  shown: [
    'state:pay.reviewing',
    'state:pay.submitting',
    'outcome:LW-PAY-010',
    'standing:past-due-43',
    'news:restoring',
    'service:off',
    'route:/login',
    'header:simple',
    'dialog:LeavingModal',
    'role:standard',
    'language:pay.en',
    'language:pay.es',
    'autodocs',
  ].map((tag) => ({ tag, by: 'pay--story' })),
  exemptions: [],
  waiting: [],
};

const without = (tag: string): CensusInput => ({
  ...complete,
  shown: complete.shown.filter((shown) => shown.tag !== tag),
});

it('a catalogue that shows everything is complete', () => {
  const census = takeCensus(complete);
  expect(census.states).toEqual({ covered: 2, total: 2, missing: [] });
  expect(isComplete(census)).toBe(true);
});

describe('a catalogue is not complete when', () => {
  it.each([
    ['states', 'state:pay.submitting'],
    ['outcomes', 'outcome:LW-PAY-010'],
    ['standings', 'standing:past-due-43'],
    ['news', 'news:restoring'],
    ['services', 'service:off'],
    ['routes', 'route:/login'],
    ['roles', 'role:standard'],
    ['languages', 'language:pay.es'],
  ] as const)('one of its %s has no story, and names it', (dimension, tag) => {
    const census = takeCensus(without(tag));
    expect(census[dimension].missing).toEqual([tag]);
    expect(isComplete(census)).toBe(false);
  });

  it('a story shows what no longer exists', () => {
    const census = takeCensus({
      ...complete,
      shown: [...complete.shown, { tag: 'state:pay.gone', by: 'pay--old' }],
    });
    expect(census.orphans).toEqual(['state:pay.gone (pay--old): no such thing']);
    expect(isComplete(census)).toBe(false);
  });

  it('there was nothing of a kind to count', () => {
    const census = takeCensus({
      ...complete,
      known: { ...complete.known, states: [] },
      shown: without('').shown.filter(({ tag }) => !tag.startsWith('state:')),
    });
    expect(isComplete(census)).toBe(false);
  });
});

describe('an exemption', () => {
  const exemption = { what: 'state:pay.submitting', reason: 'Waits for the processor screen.' };

  it('excuses what it names, and is reported', () => {
    const census = takeCensus({ ...without('state:pay.submitting'), exemptions: [exemption] });
    expect(census.states).toEqual({ covered: 1, total: 2, missing: [] });
    expect(census.exemptions).toEqual([exemption]);
    expect(isComplete(census)).toBe(true);
  });

  it('that is no longer needed is an orphan', () => {
    expect(takeCensus({ ...complete, exemptions: [exemption] }).orphans).toEqual([
      'state:pay.submitting (exemption): has a story now',
    ]);
  });

  it('for something that does not exist is an orphan', () => {
    const stale = { what: 'state:pay.gone', reason: 'Nobody remembers.' };
    expect(takeCensus({ ...complete, exemptions: [stale] }).orphans).toEqual([
      'state:pay.gone (exemption): no such thing',
    ]);
  });
});

it('a role is the same role in capitals; a code is not', () => {
  expect(countedTag('role:STANDARD')).toBe('role:standard');
  expect(countedTag('outcome:LW-PAY-010')).toBe('outcome:LW-PAY-010');
});

it('what waits for a screen is told, and hides nothing that is missing', () => {
  const waiting = [{ what: 'outcome:LW-PAY-010', reason: 'Waits for the wallet screen.' }];
  expect(takeCensus({ ...complete, waiting }).waiting).toEqual(waiting);
  expect(isComplete(takeCensus({ ...complete, waiting }))).toBe(true);
  expect(isComplete(takeCensus({ ...without('outcome:LW-PAY-010'), waiting }))).toBe(false);
});

it('what waits is not counted, and its story is no orphan', () => {
  const census = takeCensus({
    ...complete,
    shown: [...complete.shown, { tag: 'standing:mobile.hotlined', by: 'mobile--story' }],
    waiting: [{ what: 'standing:mobile.hotlined', reason: 'Waits for the billing area.' }],
  });
  expect(census.standings).toEqual({ covered: 1, total: 1, missing: [] });
  expect(isComplete(census)).toBe(true);
});
