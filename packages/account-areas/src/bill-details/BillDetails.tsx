import { useCopy } from '@linework/copy';
import { Button, FigureHeading, FlowActions } from '@linework/design-system';
import { type BillingSummary, billStanding, isPositive, type ListedBill } from '@linework/domain';
import { BalanceLines } from '@linework/parts/balance';
import {
  FigureHead,
  type FlowAside,
  type FlowProps,
  LinesSkeleton,
  LoadingScreen,
  ReadingFrame,
  Stack,
  StepHeading,
} from '@linework/parts/flow';
import type { Loadable } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import type { ReactNode } from 'react';
import { BillChanges } from './BillChanges.tsx';
import { BillLines } from './BillLines.tsx';
import { billDetailsCopy } from './bill-details.copy.ts';

export interface BillDetailsProps extends FlowProps {
  /** Newest first. */
  readonly bills: Loadable<readonly ListedBill[]>;
  readonly summary: Loadable<BillingSummary>;
  /** Leads to paying what is due; `null` for who may not pay. */
  readonly onPay: (() => void) | null;
}

/** The newest bill: what it is made of, what changed, and what is due of it now. */
export function BillDetails(props: BillDetailsProps) {
  const { bills, summary, onLeave } = props;
  const { t } = useCopy(billDetailsCopy);
  return (
    <ReadingFrame flow={props} onBack={() => onLeave('push')} aside={useBalanceAside(summary)}>
      {bills.status === 'loading' && <LoadingScreen label={t('loading')} />}
      {bills.status === 'failed' && (
        <Untold>
          <OutcomeCard code="LW-STM-020" onAction={bills.onRetry} />
        </Untold>
      )}
      {bills.status === 'ready' && <NewestBill {...props} bills={bills.value} />}
    </ReadingFrame>
  );
}

/** What is due on the account now, beside what one bill of it came to; nothing where billing does not say. */
function useBalanceAside(summary: BillDetailsProps['summary']): FlowAside | undefined {
  const { t } = useCopy(billDetailsCopy);
  const title = t('dueNow.heading');
  if (summary.status === 'failed') return undefined;
  if (summary.status === 'loading') return { title, note: null, content: <LinesSkeleton /> };
  const { balance, today, openCharges } = summary.value;
  const note = isPositive(balance.creditBalance)
    ? t('dueNow.credit', { amount: balance.creditBalance })
    : t('dueNow.note', { amount: balance.amountDue });
  return { title, note, content: <BalanceLines balance={balance} today={today} charges={openCharges} /> };
}

/** The page where there is no bill to show. */
function Untold({ children }: { readonly children: ReactNode }) {
  const { t } = useCopy(billDetailsCopy);
  return (
    <Stack>
      <StepHeading title={t('title')} />
      {children}
    </Stack>
  );
}

/** How the bill stands, and what is past due besides, which paying it pays too. */
function useStandingNotes(): (bill: ListedBill, summary: BillingSummary) => string[] {
  const { t } = useCopy(billDetailsCopy);
  return (bill, summary) => {
    const standing = billStanding(bill, summary);
    const { pastDueNet } = summary.balance;
    const isOfEarlier = standing !== 'pastDue' && isPositive(pastDueNet);
    return [t(`standing.${standing}`), ...(isOfEarlier ? [t('alsoPastDue', { amount: pastDueNet })] : [])];
  };
}

function NewestBill({
  bills,
  summary,
  onPay,
  onLeave,
}: Omit<BillDetailsProps, 'bills'> & { readonly bills: readonly ListedBill[] }) {
  const { t } = useCopy(billDetailsCopy);
  const notesOn = useStandingNotes();
  const [bill, previous] = bills;
  if (!bill) {
    return (
      <Untold>
        <OutcomeCard code="LW-STM-010" onAction={() => onLeave('push')} />
      </Untold>
    );
  }
  const known = summary.status === 'ready' ? summary.value : null;
  const due = known?.balance.amountDue;
  return (
    <Stack>
      <FigureHead
        title={t('title')}
        figure={(heading) => (
          <FigureHeading {...heading} lead={t('lead', { month: bill.billDate })} cents={bill.amount.cents}>
            {t('due', { date: bill.dueDate })}
          </FigureHeading>
        )}
        notes={known ? notesOn(bill, known) : []}
      />
      <BillLines bill={bill} />
      <BillChanges current={bill} previous={previous ?? null} />
      <FlowActions>
        {onPay && due && isPositive(due) ? (
          <Button isFullWidth onPress={onPay}>
            {t('pay', { amount: due })}
          </Button>
        ) : (
          <Button variant="secondary" isFullWidth onPress={() => onLeave('push')}>
            {t('back')}
          </Button>
        )}
      </FlowActions>
    </Stack>
  );
}
