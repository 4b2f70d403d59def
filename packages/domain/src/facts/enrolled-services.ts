import { type AutoPayScope, autoPayScopes } from '../method/method-kinds.ts';
import type { AccountFacts } from './account-facts.ts';

/** What Auto Pay is on for. Each is an enrolment of its own. */
export const enrolledScopes = ({
  autoPay,
  mobileAutoPay,
  methods,
}: Pick<AccountFacts, 'autoPay' | 'mobileAutoPay' | 'methods'>): AutoPayScope[] =>
  autoPayScopes.filter(
    (scope) =>
      [autoPay, mobileAutoPay].some((enrolment) => enrolment?.scope === scope) ||
      methods.some(({ usedBy }) => usedBy.includes(scope)),
  );

/** Whether an account has mobile service that works. */
export const hasMobileService = ({ account }: Pick<AccountFacts, 'account'>): boolean =>
  account.services.some(({ service, provisioned }) => service === 'MOBILE' && provisioned);

/**
 * Whether an account lacks the Auto Pay that its mobile service requires (spec sections 2.4 and 5: "missing autopay"). What
 * has ended requires none.
 */
export const isMissingAutoPay = (
  facts: Pick<AccountFacts, 'account' | 'autoPay' | 'mobileAutoPay' | 'methods' | 'mobile'>,
): boolean =>
  facts.account.status === 'active' &&
  facts.mobile?.status !== 'inactive' &&
  hasMobileService(facts) &&
  !enrolledScopes(facts).includes('mobile');
