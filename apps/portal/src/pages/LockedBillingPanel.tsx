import { moneyFromWire, type SessionAnswer } from '@linework/contract';
import { largest, subtract, zero } from '@linework/domain';
import { BillingLocked } from '@linework/parts/balance';
import { useLoadable } from '../answers/use-loadable.ts';
import { accountsQuestion } from '../api/account.ts';

export interface LockedBillingPanelProps {
  readonly session: Pick<SessionAnswer, 'accountId' | 'accountNumber' | 'companyName'>;
  readonly isPage?: boolean;
}

/** Billing for a role without billing access, from what such a role may know: the account's own facts. */
export function LockedBillingPanel({ session, isPage = false }: LockedBillingPanelProps) {
  const { accountId, accountNumber, companyName } = session;
  const accounts = useLoadable(accountsQuestion(accountId));
  const account =
    accounts.status === 'ready'
      ? accounts.value.accounts.find((candidate) => candidate.accountId === accountId)
      : undefined;
  const pastDue = account
    ? largest(
        subtract(moneyFromWire(account.pastDueAmount), moneyFromWire(account.pendingPaymentAmount)),
        zero,
      )
    : null;
  return (
    <BillingLocked
      isPage={isPage}
      companyName={companyName}
      accountNumber={accountNumber}
      pastDue={pastDue}
      whomToAsk={account?.whomToAskToPay ?? []}
      isLoading={accounts.status === 'loading'}
    />
  );
}
