export { Authorization, type TermsLinks } from './Authorization.tsx';
export { autoPayCopy } from './auto-pay.copy.ts';
export { DebitDayCalendar } from './DebitDayCalendar.tsx';
export { DebitFigure } from './DebitFigure.tsx';
export { DebitSumLines } from './DebitSumLines.tsx';
export { type DebitFact, type ToldDebit, useDebitFacts } from './use-debit-facts.ts';
