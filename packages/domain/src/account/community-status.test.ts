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
  ['community', ['communityTab'], true],
  ['community', ['tenantAgreement'], true],
  ['community', ['communityTab', 'tenantAgreement'], true],
  ['community', [], false],
  ['business', ['communityTab', 'tenantAgreement'], false],
] as const)('is asked in the %s variant with %j on: %s', (variant, on, isAsked) => {
  expect(asksCommunityStatus(variant, new Set(on))).toBe(isAsked);
});
