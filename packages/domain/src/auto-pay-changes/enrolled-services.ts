import type { AccountFacts } from '../facts/account-facts.ts';
import { type AutoPayScope, autoPayScopes } from '../method/method-kinds.ts';

/** What Auto Pay is on for. Each is an enrolment of its own. */
export const enrolledScopes = ({
  autoPay,
  methods,
}: Pick<AccountFacts, 'autoPay' | 'methods'>): AutoPayScope[] =>
  autoPayScopes.filter(
    (scope) => autoPay?.scope === scope || methods.some(({ usedBy }) => usedBy.includes(scope)),
  );

/** Whether an account has mobile service that works. */
export const hasMobileService = ({ account }: Pick<AccountFacts, 'account'>): boolean =>
  account.services.some(({ service, provisioned }) => service === 'MOBILE' && provisioned);

/** Whether an account lacks the Auto Pay that its mobile service requires (spec sections 2.4 and 5: "missing autopay"). */
export const isMissingAutoPay = (facts: Pick<AccountFacts, 'account' | 'autoPay' | 'methods'>): boolean =>
  hasMobileService(facts) && !enrolledScopes(facts).includes('mobile');
