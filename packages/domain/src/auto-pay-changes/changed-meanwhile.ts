import type { AccountFacts } from '../facts/account-facts.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { AcceptedAutoPay, SeenAutoPay } from './asked-auto-pay.ts';
import { enrolmentFor } from './auto-pay-turn.ts';

/** Whether one of the services has another enrolment by now than it was decided on, or none. */
export const isChangedMeanwhile = (
  facts: AccountFacts,
  scopes: readonly AutoPayScope[],
  { seen }: SeenAutoPay,
): boolean =>
  seen !== undefined && scopes.some((scope) => !seen.includes(enrolmentFor(facts, scope)?.id ?? ''));

/** Whether a method whose debits are authorized is not what was shown: somebody has changed it since. */
export const isAnotherNow = (
  method: PaymentMethod | null,
  { seenMethods = [] }: Pick<AcceptedAutoPay, 'seenMethods'>,
): boolean =>
  seenMethods.some(({ methodId, version }) => method?.id === methodId && method.version !== version);
