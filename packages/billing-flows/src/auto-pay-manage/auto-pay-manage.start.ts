import { emptyContext, standingsIn } from './auto-pay-manage.rules.ts';
import type { ManageContext, ManageStart } from './auto-pay-manage.types.ts';

/** The states in which the flow can begin. */
export const startingStates = [
  'off',
  'summary',
  'choosingServices',
  'choosingMethod',
  'choosingDay',
  'waitingForBank',
  'confirmingCancel',
  'readingAuthorizations',
] as const;

/** What is known once the flow has begun. From a bank comes an account, which mobile service does not take. */
export const withStart = ({ isBackFromBank, ...start }: ManageStart): ManageContext => ({
  ...emptyContext,
  ...start,
  scopes: isBackFromBank && start.autoPay.allServices ? ['allServices'] : [],
  changing: start.step === 'day' ? 'day' : 'method',
});

/** Where the flow begins: at the step that the address names, where it can be gone on with; else at how it stands. */
export function startingState(start: ManageStart): (typeof startingStates)[number] {
  const { step, autoPay, authorizations, cancelPreview, isBackFromBank } = start;
  if (step === 'authorizations' && authorizations) return 'readingAuthorizations';
  const standings = standingsIn({ autoPay });
  if (standings.length === 0) return 'off';
  if (isBackFromBank && autoPay.allServices) return 'waitingForBank';
  if (step === 'cancel' && cancelPreview) return 'confirmingCancel';
  const isChange = step === 'services' || step === 'method' || step === 'bank' || step === 'day';
  if (!isChange) return 'summary';
  if (standings.length > 1) return 'choosingServices';
  return step === 'day' ? 'choosingDay' : 'choosingMethod';
}
