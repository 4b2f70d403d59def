import { describe, expect, it } from 'vitest';
import { isLoadingShown } from './loading-indicator.ts';

describe('the loading indicator', () => {
  it.each([
    ['during a navigation', true, '/billing/pay-bill', '/account-summary', true],
    ['no longer once it has ended', false, '/billing/pay-bill', '/billing/pay-bill', false],
    ['not on the way to a category of help', true, '/support/internet', '/account-summary', false],
    ['on the way to help itself', true, '/support', '/account-summary', true],
    ['on the way to its forms', true, '/support/forms', '/account-summary', true],
    ['still on the landing page of the security suite', false, '/security-suite', '/security-suite', true],
    ['no longer where that is not to be found', false, '/security-suite', null, false],
    ['no longer once that is left', false, '/account-summary', '/account-summary', false],
  ])('shows %s', (_when, isLoading, to, shown, isShown) => {
    expect(isLoadingShown(isLoading, to, shown)).toBe(isShown);
  });
});
