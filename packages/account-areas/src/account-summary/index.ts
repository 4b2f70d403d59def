export type { AccountDetails } from './AccountDetailsCard.tsx';
export {
  type AccountFacts,
  AccountSummaryScreen,
  type AccountSummaryScreenProps,
} from './AccountSummaryScreen.tsx';
export { accountSummaryCopy } from './account-summary.copy.ts';
