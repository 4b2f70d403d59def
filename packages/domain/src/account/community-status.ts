import type { Account } from './account.ts';

/** Which agreements of the community an account has, and whether the community's system knew it. */
export interface CommunityStatus extends NonNullable<Account['community']> {
  readonly isSuccess: boolean;
}

const notKnown = { hasTenantAgreement: false, hasEligibleBillerCode: false, hasBulkMasterAgreement: false };

/** What is told of an account's agreements (spec section 3): none of one that the community's system does not know. */
export const communityStatusOf = ({ community }: Pick<Account, 'community'>): CommunityStatus => ({
  ...(community ?? notKnown),
  isSuccess: community !== null,
});

/** What shows an account's agreements: the community's tab, and the tenants' agreements. */
interface ShowsCommunityStatus {
  readonly variant: 'business' | 'community';
  readonly isTabOn: boolean;
  readonly areAgreementsOn: boolean;
}

/** Whether the community's system is asked at all (spec section 4): in its variant, where something shows what it knows. */
export const asksCommunityStatus = ({ variant, isTabOn, areAgreementsOn }: ShowsCommunityStatus): boolean =>
  variant === 'community' && (isTabOn || areAgreementsOn);
