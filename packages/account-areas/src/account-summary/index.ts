export type { AccountDetails } from './AccountDetailsCard.tsx';
export {
  AccountSummaryScreen,
  type AccountSummaryScreenProps,
  type AccountSummaryState,
} from './AccountSummaryScreen.tsx';
export { accountSummaryCopy } from './account-summary.copy.ts';
