import { communityStatusQuestion } from '../api/account.ts';
import type { PortalConfiguration, PortalToggles } from '../configuration/portal-configuration.ts';

/**
 * The question which agreements of the community an account has; `null` where it is not asked: it is only in the community
 * variant, where its tab or the tenants' agreements are on (spec section 4).
 */
export const communityStatusAsked = (
  accountId: string,
  { variant }: Pick<PortalConfiguration, 'variant'>,
  toggles: PortalToggles,
): ReturnType<typeof communityStatusQuestion> | null =>
  variant === 'community' && (toggles.has('communityTab') || toggles.has('tenantAgreement'))
    ? communityStatusQuestion(accountId)
    : null;
