import { asksCommunityStatus } from '@linework/domain';
import { communityStatusQuestion } from '../api/account.ts';
import type { PortalConfiguration, PortalToggles } from '../configuration/portal-configuration.ts';

/** The question which agreements of the community an account has; `null` where it is not asked. */
export const communityStatusAsked = (
  accountId: string,
  { variant }: Pick<PortalConfiguration, 'variant'>,
  toggles: PortalToggles,
): ReturnType<typeof communityStatusQuestion> | null =>
  asksCommunityStatus({
    variant,
    isTabOn: toggles.has('communityTab'),
    areAgreementsOn: toggles.has('tenantAgreement'),
  })
    ? communityStatusQuestion(accountId)
    : null;
