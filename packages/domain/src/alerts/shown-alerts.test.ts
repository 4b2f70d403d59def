import { describe, expect, it } from 'vitest';
import type { PostedAlert } from './page-alert.ts';
import { shownAlerts } from './shown-alerts.ts';

const now = new Date('2026-11-25T15:00:00Z');

const alert = (about: Partial<PostedAlert> & Pick<PostedAlert, 'id'>): PostedAlert => ({
  pid: about.id,
  type: 'other',
  severity: 'information',
  body: { en: 'Something', es: 'Algo' },
  link: null,
  action: null,
  estimatedResolution: null,
  startsAt: '2026-11-25T14:00:00Z',
  endsAt: null,
  accountId: null,
  ...about,
});

const idsOf = (posted: readonly PostedAlert[], dismissed: readonly string[] = []) =>
  shownAlerts(posted, { now, accountId: 'mine', dismissed }).map(({ id }) => id);

describe('the alerts that somebody is shown', () => {
  it('are the worst first, then outages, then the latest', () => {
    expect(
      idsOf([
        alert({ id: 'tip', startsAt: '2026-11-25T14:59:00Z' }),
        alert({ id: 'older warning', severity: 'warning', startsAt: '2026-11-25T13:00:00Z' }),
        alert({ id: 'warning', severity: 'warning' }),
        alert({ id: 'outage', severity: 'warning', type: 'outage', startsAt: '2026-11-25T12:00:00Z' }),
        alert({ id: 'stop', severity: 'critical' }),
      ]),
    ).toEqual(['stop', 'outage', 'warning', 'older warning', 'tip']);
  });

  it.each([
    ['from when it holds', { startsAt: '2026-11-25T15:00:00Z' }, true],
    ['not before', { startsAt: '2026-11-25T15:00:01Z' }, false],
    ['until it is over', { endsAt: '2026-11-25T15:00:01Z' }, true],
    ['not then', { endsAt: '2026-11-25T15:00:00Z' }, false],
    ['about this account', { accountId: 'mine' }, true],
    ['not about another', { accountId: 'theirs' }, false],
  ])('hold %s', (_case, about, isShown) => {
    expect(idsOf([alert({ id: 'one', ...about })])).toEqual(isShown ? ['one'] : []);
  });

  it('are not those that were closed, each by its id', () => {
    expect(idsOf([alert({ id: 'one' }), alert({ id: 'two' })], ['one'])).toEqual(['two']);
  });

  const first = alert({ id: 'first', pid: 'outage-7', startsAt: '2026-11-25T13:00:00Z' });
  const update = alert({ id: 'update', pid: 'outage-7' });

  it('are of one thing the latest alone, whatever order they come in', () => {
    expect(idsOf([first, update])).toEqual(['update']);
    expect(idsOf([update, first])).toEqual(['update']);
  });

  it('tell an update of what was closed, and nothing older once that is closed too', () => {
    expect(idsOf([first, update], ['first'])).toEqual(['update']);
    expect(idsOf([first, update], ['update'])).toEqual([]);
  });

  it('tell when it is expected to be over, unless that has passed', () => {
    const until = (estimatedResolution: string) =>
      shownAlerts([alert({ id: 'one', estimatedResolution })], { now, accountId: 'mine', dismissed: [] })[0]
        ?.estimatedResolution;
    expect(until('2026-11-25T18:00:00Z')).toBe('2026-11-25T18:00:00Z');
    expect(until('2026-11-25T14:59:59Z')).toBeNull();
  });

  it('say nothing of when or for whom they were posted', () => {
    const [shown = {}] = shownAlerts([alert({ id: 'one', accountId: 'mine' })], {
      now,
      accountId: 'mine',
      dismissed: [],
    });
    expect(Object.keys(shown)).not.toContain('accountId');
    expect(Object.keys(shown)).not.toContain('startsAt');
  });
});
