export type { TermsLinks } from './Authorization.tsx';
export { AuthorizationForm } from './AuthorizationForm.tsx';
export { autoPayCopy } from './auto-pay.copy.ts';
export { DebitDayScreen } from './DebitDayScreen.tsx';
export { DebitFigure } from './DebitFigure.tsx';
export { DebitSumLines } from './DebitSumLines.tsx';
export { NoPrepaidCards } from './NoPrepaidCards.tsx';
export { type DebitFact, type ToldDebit, useDebitFacts } from './use-debit-facts.ts';
