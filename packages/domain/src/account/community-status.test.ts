import { expect, it } from 'vitest';
import { asksCommunityStatus, communityStatusOf } from './community-status.ts';

const tenant = { hasTenantAgreement: true, hasEligibleBillerCode: false, hasBulkMasterAgreement: true };

it('tells what the community’s system knows of an account', () => {
  expect(communityStatusOf({ community: tenant })).toEqual({ ...tenant, isSuccess: true });
});

it('tells of no agreement where that system does not know the account', () => {
  expect(communityStatusOf({ community: null })).toEqual({
    hasTenantAgreement: false,
    hasEligibleBillerCode: false,
    hasBulkMasterAgreement: false,
    isSuccess: false,
  });
});

it.each([
  ['community', true, false, true],
  ['community', false, true, true],
  ['community', true, true, true],
  ['community', false, false, false],
  ['business', true, true, false],
] as const)(
  'is asked in the %s variant with its tab on: %s, tenants’ agreements on: %s: %s',
  (variant, isTabOn, areAgreementsOn, isAsked) => {
    expect(asksCommunityStatus({ variant, isTabOn, areAgreementsOn })).toBe(isAsked);
  },
);
