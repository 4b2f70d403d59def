import { useCopy } from '@linework/copy';
import type { MethodOption, MethodStatus } from '@linework/domain';
import { billingHomeCopy } from './billing-home.copy.ts';

/** What is wrong with an account's methods, the worst first; `null` when all are ready, or there is none. */
export function useMethodsProblem(methods: readonly MethodOption[]): string | null {
  const { t } = useCopy(billingHomeCopy);
  const count = (status: MethodStatus) => methods.filter((method) => method.status === status).length;
  const [expired, restricted, expiring] = [count('expired'), count('restricted'), count('expiringSoon')];
  if (methods.length === 0) return null;
  if (restricted === methods.length) return t('howYouPay.methodsNotOnline', { count: restricted });
  const problems = [
    expired > 0 && t('howYouPay.expired', { count: expired }),
    restricted > 0 && t('howYouPay.restricted', { count: restricted }),
    expiring > 0 && t('howYouPay.expiring', { count: expiring }),
  ].filter((problem) => problem !== false);
  return problems.length > 0 ? problems.join(', ') : null;
}
