import type { TransactionView } from '@linework/domain';
import type { TransactionScope, TransactionTab } from './transactions.types.ts';

const ofAccount: readonly TransactionTab[] = ['everything', 'payments'];
const ofMobile: readonly TransactionTab[] = ['mobile', 'mobilePayments', 'mobileRefunds'];

/** The tabs of a page, in their order. */
export const tabsOf = (scope: TransactionScope): readonly TransactionTab[] =>
  scope === 'mobile' ? ofMobile : ofAccount;

/** The tab that a view is under: those of mobile service differ in the kind of their lines. */
export function tabOf(scope: TransactionScope, { kind }: Pick<TransactionView, 'kind'>): TransactionTab {
  if (scope !== 'mobile') return scope;
  if (kind === 'payment') return 'mobilePayments';
  return kind === 'refund' ? 'mobileRefunds' : 'mobile';
}

/** What a view looks for besides what its tab is. */
export const withinTab = (scope: TransactionScope, view: TransactionView): TransactionView =>
  scope === 'mobile' ? { ...view, kind: null } : view;

/** What a tab would have: said where there is none of it yet. */
export const emptyNames = {
  everything: 'anything',
  payments: 'payments',
  mobile: 'anything',
  mobilePayments: 'payments',
  mobileRefunds: 'refunds',
} as const satisfies Record<TransactionTab, string>;

export type EmptyName = (typeof emptyNames)[TransactionTab];
