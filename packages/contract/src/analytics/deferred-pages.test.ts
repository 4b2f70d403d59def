import { expect, test } from 'vitest';
import { isDeferredPath } from './deferred-pages.ts';

test.each([
  ['/support', true],
  ['/support/forms', true],
  ['/page', true],
  ['/page/internet/setup', true],
  ['/supported', false],
  ['/pages', false],
  ['/billing/pay-bill', false],
  ['/', false],
])('A view of %s waits for its content: %s', (path, isDeferred) => {
  expect(isDeferredPath(path)).toBe(isDeferred);
});
