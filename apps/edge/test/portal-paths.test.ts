import { laterPaths, movedPaths, pagePaths } from '@linework/contract';
import { expect, test } from 'vitest';
import { isPortalPath } from '../src/http/portal-paths.ts';

const { notFound, ...pages } = pagePaths;

test.each([...Object.values(pages), ...Object.keys(movedPaths), ...Object.values(laterPaths).flat()])(
  '%s is a page of the portal, with whatever query and slash',
  (path) => {
    expect([path, `${path}?open=otp`, `${path}#top`].map(isPortalPath)).toEqual([true, true, true]);
    expect(path === '/' || isPortalPath(`${path}/?x=/a`)).toBe(true);
  },
);

test.each([
  notFound,
  '/nowhere',
  '/billing',
  '/billing/pay-bills',
  '/login.php',
  '/login/more',
  '/manage/portfolio/a/property/b',
  '/manage/portfolio/a/b/property/c/unit-ramp-billing',
  '/manage/portfolio/%E0%A4%A/property/b/unit-ramp-billing',
  '/manage/portfolio//property/b/unit-ramp-billing',
  '//login',
  '//',
  '/.//login',
  'login',
  '/constructor',
])('%s is none', (path) => {
  expect(isPortalPath(path)).toBe(false);
});

// Trying each slash anew would take long; the limit ends a test that would seem to hang.
test('a path of slashes is judged at once, so that nobody keeps the edge from others with one', () => {
  expect(isPortalPath(`/login${'/'.repeat(100_000)}x`)).toBe(false);
}, 5_000);
