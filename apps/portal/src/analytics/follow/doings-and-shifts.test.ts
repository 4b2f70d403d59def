import { expect, test } from 'vitest';
import { actionOfLink } from './follow-doings.ts';
import { largestShift } from './layout-shift.ts';

const links = {
  support: 'https://help.example/',
  stores: 'https://stores.example/',
  enterprise: 'https://enterprise.example/',
  terms: 'https://portal.example/terms',
  privacy: 'https://privacy.example/',
  selfInstall: null,
  voiceManager: null,
};

test.each([
  ['tel:+18005550142', 'callSupport'],
  ['https://stores.example/', 'openStores'],
  ['https://help.example/', 'openSupport'],
  ['https://portal.example/terms', 'openTerms'],
  ['https://privacy.example/', 'openPrivacy'],
  ['https://bank.example/?account=123456789', 'openElsewhere'],
  ['mailto:dana@maplest.example', 'openElsewhere'],
  ['/billing/pay-bill?open=otp', null],
  ['#top', null],
  ['https://portal.example/account-summary', null],
])('a link to %s is told as %s, and no more of it', (href, action) => {
  expect(actionOfLink(href, links, 'https://portal.example')).toBe(action);
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});
test.each([
  ['nothing', [], 0],
  ['one', [shift(0, 0.1)], 0.1],
  ['two that follow each other', [shift(0, 0.1), shift(900, 0.2)], 0.3],
  ['two apart', [shift(0, 0.1), shift(1_000, 0.2)], 0.2],
  ['what was asked for', [shift(0, 0.1), shift(10, 0.5, true)], 0.1],
  [
    'more than five seconds of them',
    [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => shift(at, 0.1)),
    0.6,
  ],
])('a page’s shift is its largest sum: %s', (_what, shifts, largest) => {
  expect(largestShift(shifts)).toBeCloseTo(largest);
});
