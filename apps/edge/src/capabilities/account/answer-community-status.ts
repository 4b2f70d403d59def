import type { CommunityStatusAnswer } from '@linework/contract';
import { type Account, asksCommunityStatus, communityStatusOf } from '@linework/domain';
import type { Session } from '../../access/session.ts';
import { toldToggles } from '../../access/told-toggles.ts';
import { portalVariant } from '../../configuration/portal-variant.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';

interface Asked {
  readonly host: string;
  readonly session: Pick<Session, 'role' | 'userId'>;
  readonly account: Pick<Account, 'number' | 'footprint' | 'community'>;
}

/**
 * Which agreements of the community the session's account has (spec sections 3 and 4).
 * @throws OutcomeProblem LW-SYS-020 outside the community variant, and where nothing that asks is on for whoever asks
 */
export function answerCommunityStatus(
  services: Pick<Services, 'configuration' | 'runtime'>,
  { host, session, account }: Asked,
): CommunityStatusAnswer {
  const who = {
    account: account.number,
    footprint: account.footprint,
    role: session.role,
    user: session.userId,
  };
  const toggles = new Set(toldToggles(services, host, who));
  const isAsked = asksCommunityStatus({
    variant: portalVariant(host, services.configuration.provider),
    isTabOn: toggles.has('communityTab'),
    areAgreementsOn: toggles.has('tenantAgreement'),
  });
  if (!isAsked) throw new OutcomeProblem('LW-SYS-020');
  return communityStatusOf(account);
}
