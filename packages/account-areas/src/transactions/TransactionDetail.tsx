import { useCopy } from '@linework/copy';
import {
  Button,
  ButtonLink,
  Disclosure,
  FigureHeading,
  Icon,
  PrintIcon,
  StatusText,
  TornEdge,
} from '@linework/design-system';
import { type TransactionDetail as Detail, statusOfTransaction } from '@linework/domain';
import { SupportPhoneContext, useSupportPhone } from '@linework/parts/outcomes';
import { type Ref, useContext } from 'react';
import { CloseDetail } from './CloseDetail.tsx';
import { Actions, Inside, Paper, Top } from './detail-parts.ts';
import { MobileBillCharges } from './MobileBillCharges.tsx';
import { TransactionFacts } from './TransactionFacts.tsx';
import { transactionLooks } from './transaction-looks.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { TransactionsProps } from './transactions.types.ts';
import { useCancellationWords, useLead, useStatusWords } from './use-transaction-words.ts';

export interface TransactionDetailProps extends Pick<TransactionsProps, 'delayed' | 'links' | 'readerId'> {
  readonly detail: Detail;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** What to add where a payment took nothing, or nobody knows if it did. */
const told = {
  failed: 'failed',
  returned: 'returned',
  running: 'unknown',
  unknown: 'unknown',
} as const;

const isTold = (status: string): status is keyof typeof told => status in told;

function tookOf({ line, isOwed }: Pick<Detail, 'line' | 'isOwed'>) {
  const status = statusOfTransaction(line);
  if (line.kind !== 'payment' || !isTold(status)) return null;
  if (line.payment?.inSupportQueue) return 'withSupport';
  // What was paid since, or may be, is not owed again.
  return status === 'returned' && !isOwed ? 'returnedOnly' : told[status];
}

/** One transaction: its receipt where money moved, else what became of it. */
export function TransactionDetail(props: TransactionDetailProps) {
  const { detail, delayed, links, readerId, headingRef, onClose } = props;
  const { t } = useCopy(transactionsCopy);
  const statusWords = useStatusWords();
  const leadOf = useLead(readerId);
  const cancellationWords = useCancellationWords('detail.took');
  const { line } = detail;
  const { kind, amount, date, postedDate, payment } = line;
  const status = statusOfTransaction(line);
  const cancelled = cancellationWords(line);
  const took = tookOf(detail);
  const isPayment = kind === 'payment';
  const isPosted = isPayment && (status === 'posted' || status === 'successful');
  const isMoved = isPosted || kind === 'refund';
  const on = isPayment && payment ? payment.paymentDate : date;
  const payHref = detail.isOwed ? links.toPay(line) : null;
  const statementHref = line.isBill ? links.toStatement(date) : null;
  const scheduledHref = payment?.status === 'scheduled' && isPayment ? links.toScheduled(payment.id) : null;
  return (
    <>
      <Paper>
        <Inside data-torn={isMoved || undefined}>
          <Top>
            <StatusText {...transactionLooks[status]}>
              {isPosted && postedDate
                ? t('detail.posted', { date: payment?.postedDate ?? postedDate })
                : statusWords(line)}
            </StatusText>
            <CloseDetail onClose={onClose} />
          </Top>
          <FigureHeading
            headingRef={headingRef}
            tone="muted"
            lead={leadOf(line)}
            cents={Math.abs(amount.cents)}
          >
            {payment && isPayment
              ? t(`detail.${status === 'returned' ? 'paidWhen' : 'when'}`, {
                  date: on,
                  how: t(`by.${payment.channel}`),
                })
              : t('detail.on', { date: on })}
          </FigureHeading>
          {took && <p>{t(`detail.took.${took}`)}</p>}
          {cancelled && <p>{cancelled}</p>}
          {line.isBill && delayed?.billDate === date && (
            <p>{t('detail.statementBy', { month: date, by: delayed.expectedBy })}</p>
          )}
          <MobileBillCharges {...detail} />
          <TransactionFacts detail={detail} readerId={readerId} />
        </Inside>
        {isMoved && <TornEdge />}
      </Paper>
      <Actions>
        {payHref && <ButtonLink href={payHref}>{t('detail.pay')}</ButtonLink>}
        {statementHref && (
          <ButtonLink variant="secondary" href={statementHref}>
            {t('detail.statement')}
          </ButtonLink>
        )}
        {scheduledHref && (
          <ButtonLink variant="secondary" href={scheduledHref}>
            {t('detail.manage')}
          </ButtonLink>
        )}
        <Button variant="secondary" icon={<Icon of={PrintIcon} />} onPress={() => globalThis.print()}>
          {t(isMoved ? 'detail.print' : 'detail.printDetails')}
        </Button>
        {payment && <SomethingWrong kind={kind === 'refund' ? kind : 'payment'} number={payment.reference} />}
      </Actions>
    </>
  );
}

interface SomethingWrongProps {
  readonly kind: 'payment' | 'refund';
  readonly number: string;
}

/** Whom to call about a payment or a refund, and which number they ask for. */
function SomethingWrong({ kind, number }: SomethingWrongProps) {
  const { t, rich } = useCopy(transactionsCopy);
  const phone = useSupportPhone();
  if (useContext(SupportPhoneContext) === null) return null;
  return (
    <Disclosure title={t(`detail.wrong.${kind}`)} headingLevel={3}>
      <p>{rich('detail.wrongText', phone.slots, { ...phone.values, number })}</p>
    </Disclosure>
  );
}
