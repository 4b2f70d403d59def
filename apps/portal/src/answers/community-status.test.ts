import { describe, expect, it } from 'vitest';
import { communityStatusAsked } from './community-status.ts';

const isAsked = (variant: 'business' | 'community', ...on: readonly string[]) =>
  communityStatusAsked('a', { variant }, new Set(on)) !== null;

describe('the agreements of the community', () => {
  it.each(['communityTab', 'tenantAgreement'])('are asked for in its variant with %s on', (toggle) => {
    expect(isAsked('community', toggle)).toBe(true);
  });

  it('are not asked for in its variant while neither is on', () => {
    expect(isAsked('community', 'voice')).toBe(false);
  });

  it('are never asked for in the business variant', () => {
    expect(isAsked('business', 'communityTab', 'tenantAgreement')).toBe(false);
  });
});
