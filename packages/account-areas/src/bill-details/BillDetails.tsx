import { useCopy } from '@linework/copy';
import { Button, ChevronRightIcon, FlowActions, Icon, Link } from '@linework/design-system';
import {
  type BillingSummary,
  isPositive,
  promisedStatement,
  type QuickAmount,
  quickAmount,
  quickPayFactsOf,
  type Statement,
  statementOnItsWay,
  unconfirmedOf,
} from '@linework/domain';
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
import {
  PaidElsewhereAlert,
  StatementComparison,
  StatementFigure,
  StatementNote,
  StatementSections,
} from '@linework/parts/statement';
import type { ReactNode } from 'react';
import { billDetailsCopy } from './bill-details.copy.ts';

export interface BillDetailsProps extends FlowProps {
  /** The newest statement; `null` before the first bill is out. */
  readonly statement: Loadable<Statement | null>;
  /** Where a statement has a page of its own, by its id. */
  readonly statementHref: (id: string) => string;
  readonly summary: Loadable<BillingSummary>;
  /** Leads to paying what billing home asks for first; `null` for who may not pay. */
  readonly onPay: ((choice: QuickAmount['choice']) => void) | null;
  /** Where cash is taken. */
  readonly stores: string;
}

/** The newest bill: what it is made of, what changed, and what is due of it now. */
export function BillDetails(props: BillDetailsProps) {
  const { statement, summary, onLeave } = props;
  const { t } = useCopy(billDetailsCopy);
  return (
    <ReadingFrame flow={props} onBack={() => onLeave('push')} aside={useBalanceAside(summary)}>
      {statement.status === 'loading' && <LoadingScreen label={t('loading')} />}
      {statement.status === 'failed' && (
        <Untold>
          <OutcomeCard code="LW-STM-020" onAction={statement.onRetry} />
        </Untold>
      )}
      {statement.status === 'ready' && statement.value === null && (
        <Untold>
          <OutcomeCard code="LW-STM-010" onAction={() => onLeave('push')} />
        </Untold>
      )}
      {statement.status === 'ready' && statement.value && <Shown {...props} statement={statement.value} />}
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
  const unconfirmed = unconfirmedOf(summary.value);
  const isUnconfirmed = unconfirmed !== null && !isPositive(balance.amountDue);
  const known = isPositive(balance.creditBalance)
    ? t('dueNow.credit', { amount: balance.creditBalance })
    : t('dueNow.note', { amount: balance.amountDue });
  const note = isUnconfirmed ? t('dueNow.unconfirmed') : known;
  const lines = { balance, today, charges: openCharges, unconfirmed, isUnconfirmed };
  return { title, note, content: <BalanceLines {...lines} /> };
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

function Shown({
  statement,
  summary,
  statementHref,
  onPay,
  onLeave,
  stores,
}: Omit<BillDetailsProps, 'statement'> & { readonly statement: Statement }) {
  const { t } = useCopy(billDetailsCopy);
  const known = summary.status === 'ready' ? summary.value : null;
  const asked = known && onPay ? quickAmount(quickPayFactsOf(known)) : null;
  const promised = known && promisedStatement(statementOnItsWay(statement, known.openCharges), known.today);
  return (
    <Stack>
      <FigureHead
        title={t('title')}
        figure={(heading) => <StatementFigure {...heading} statement={statement} size="large" />}
        action={
          <Link href={statementHref(statement.id)}>
            {t('statement')}
            <Icon of={ChevronRightIcon} size="small" />
          </Link>
        }
      />
      {promised && (
        <p>
          {t('expected', { month: statement.billDate, next: promised.billDate, by: promised.expectedBy })}
        </p>
      )}
      <StatementNote statement={statement} summary={known} />
      <PaidElsewhereAlert statement={statement} summary={known} stores={stores} />
      <StatementSections statement={statement} />
      <StatementComparison statement={statement} />
      <FlowActions>
        {asked ? (
          <Button isFullWidth onPress={() => onPay?.(asked.choice)}>
            {t('pay', { amount: asked.money })}
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
