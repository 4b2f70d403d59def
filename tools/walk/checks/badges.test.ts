import { expect, test } from 'vitest';
import { contradictions } from './badges.ts';
import { page, said } from './said.ts';

const account = (notice: string, badge: string) =>
  page({
    texts: [notice, badge].map((words) => ({ words, within: [] })),
    rows: [{ label: said('summary', 'services.INTERNET'), value: badge }],
  });

test.each([
  ['standings', 'softDisconnected', 'off'],
  ['standings', 'hotlined', 'limited'],
  ['standings', 'past-due-50', 'off'],
  ['standings', 'past-due-76', 'disconnected'],
  ['standings', 'past-due', 'on'],
  ['news', 'restoring.title', 'restoring'],
] as const)('beside %s %s every service is %s', (file, key, right) => {
  for (const badge of ['on', 'limited', 'restoring', 'off', 'disconnected']) {
    const found = contradictions(account(said(file, key), said('summary', `services.${badge}`)), 'en');
    expect(found, badge).toHaveLength(badge === right ? 0 : 1);
  }
});

test('mobile service is what its own notice says, whatever that of the account does', () => {
  const shown = (badge: string) =>
    page({
      texts: [
        said('standings', 'past-due-30'),
        said('mobileStandings', 'hotlined.title', { amount: '$210.97' }),
      ].map((words) => ({
        words,
        within: [],
      })),
      rows: [
        { label: said('summary', 'services.INTERNET'), value: said('summary', 'services.on') },
        { label: said('summary', 'services.MOBILE'), value: said('summary', `services.${badge}`) },
      ],
    });
  expect(contradictions(shown('limited'), 'en')).toEqual([]);
  expect(contradictions(shown('on'), 'en')).toHaveLength(1);
});

test('a service that is not set up yet says nothing of the account', () => {
  const shown = account(said('standings', 'softDisconnected'), said('summary', 'services.notSetUp'));
  expect(contradictions(shown, 'en')).toEqual([]);
});

test('a service’s own badge is no notice, though it reads like one', () => {
  const shown = page({
    texts: [{ words: said('summary', 'services.restoring', {}, 'es'), within: [] }],
    rows: ['restoring', 'off'].map((badge) => ({
      label: said('summary', 'services.INTERNET', {}, 'es'),
      value: said('summary', `services.${badge}`, {}, 'es'),
    })),
  });
  expect(contradictions(shown, 'es')).toEqual([]);
});
