import { expect, it } from 'vitest';
import { communityStatusOf } from './community-status.ts';

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
