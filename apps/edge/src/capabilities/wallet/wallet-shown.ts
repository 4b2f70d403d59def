import { accessRefusal, type Wallet, type WalletState, walletOf } from '@linework/domain';
import type { Session } from '../../access/session.ts';
import type { GuardedContext } from '../../graph/resolvers.ts';

/** The wallet as somebody sees it. */
export function shownWallet(
  { services: { configuration, clock } }: Pick<GuardedContext, 'services'>,
  { role }: Session,
  { facts, records }: Pick<WalletState, 'facts' | 'records'>,
): Wallet {
  const mayManage = accessRefusal('billing.manage', role, facts.account) === null;
  return walletOf(facts, records, configuration.payments, clock, mayManage, configuration.autoPay);
}
