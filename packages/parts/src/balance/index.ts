export { AmountDueCard, type AmountDueCardProps, type AmountDueLinks } from './AmountDueCard.tsx';
export { AmountDueSkeleton } from './AmountDueSkeleton.tsx';
export { amountDueCopy } from './amount-due.copy.ts';
export { BalanceLines, type BalanceLinesProps } from './BalanceLines.tsx';
export { BillingLocked, type BillingLockedProps } from './BillingLocked.tsx';
export { balanceCopy } from './balance.copy.ts';
export { billingLockedCopy } from './billing-locked.copy.ts';
