import { useCopy } from '@linework/copy';
import {
  DescriptionList,
  DescriptionRow,
  Link,
  Money,
  MoneyNotice,
  OutcomePage,
  tickedSheet,
} from '@linework/design-system';
import {
  type AutoPayScope,
  type BusinessDate,
  type EnrolmentOffer,
  type Money as MoneyAmount,
  type NextAction,
  type Payment,
  paymentMoneyState,
} from '@linework/domain';
import { NextDebitDetails } from '@linework/parts/auto-pay';
import { Stack, useScreenTitle } from '@linework/parts/flow';
import { OutcomeActions } from '@linework/parts/outcomes';
import { PaymentRows } from '@linework/parts/payment';
import { autoPayEnrollCopy } from './auto-pay-enroll.copy.ts';

export interface EnrolledScreenProps {
  readonly scope: AutoPayScope;
  readonly offer: EnrolmentOffer;
  /** It was on before: nothing was done. */
  readonly isOnAlready: boolean;
  /** It was turned on in this visit: which bill comes next is known. */
  readonly isNew: boolean;
  /** It was asked for all the same, with a payment or without: nothing was taken. */
  readonly isRefused: boolean;
  /** The payment of the same pass; `null` where somebody enrolled only. */
  readonly payment: Payment | null;
  readonly receiptHref: (paymentId: string) => string;
  readonly dueDate: BusinessDate | null;
  readonly today: BusinessDate;
  /** What scheduled payments pay by the next debit's day. */
  readonly scheduled: MoneyAmount;
  /** The next debit takes nothing only if a payment that nobody can confirm yet went through. */
  readonly hangs: boolean;
  /** Nobody can confirm yet whether a payment went through. */
  readonly isUnconfirmed: boolean;
  readonly cutOff: string;
  readonly timeZone: string;
  /** Whether it can be managed from here. */
  readonly isManageable: boolean;
  /** What is past due now, and waits for Auto Pay's day unless it is paid; `null` where nothing is, or it cannot be paid here. */
  readonly pastDue: MoneyAmount | null;
  readonly onAction: (action: NextAction) => void;
}

/** Auto Pay is on: what it takes next, by which day that can be changed, and what was paid with it. */
export function EnrolledScreen(props: EnrolledScreenProps) {
  const { scope, isOnAlready, isRefused, payment, pastDue, onAction } = props;
  const { t } = useCopy(autoPayEnrollCopy);
  const isMobile = scope === 'mobile';
  const title = t(`${isMobile ? 'result.mobile' : 'result'}.${titleOf(payment, isOnAlready)}`);
  const { ref } = useScreenTitle(title);
  const text = pastDue
    ? t('result.textPastDue', { amount: pastDue })
    : [
        ...(isOnAlready ? [] : [t(isMobile ? 'result.mobile.text' : 'result.text')]),
        // What nobody can confirm may be theirs to pay again.
        ...(props.isUnconfirmed ? [] : [t('result.nothingToDo')]),
      ].join(' ');
  const manage = props.isManageable ? (['manageAutoPay'] as const) : [];
  // Managing comes first where nothing was done.
  const ways = isOnAlready
    ? ([...manage, 'backToBilling'] as const)
    : (['backToBilling', ...manage] as const);
  return (
    <OutcomePage
      drawing={tickedSheet}
      title={title}
      titleRef={ref}
      money={isRefused && <MoneyNotice tone="positive" sentence={t('result.notCharged')} />}
      details={
        <Stack>
          <NextDebit {...props} />
          {payment && <Paid payment={payment} href={props.receiptHref(payment.id)} />}
        </Stack>
      }
      actions={
        <OutcomeActions
          actions={[...(pastDue ? (['makePayment'] as const) : []), ...ways, 'print']}
          onAction={(action) => (action === 'print' ? globalThis.print() : onAction(action))}
        />
      }
    >
      {text && <p>{text}</p>}
    </OutcomePage>
  );

  function titleOf(made: Payment | null, wasOn: boolean) {
    if (wasOn) return 'alreadyOn';
    if (!made) return 'on';
    return paymentMoneyState[made.status] === 'held' ? 'onAndPending' : 'onAndPaid';
  }
}

function NextDebit({ offer, ...props }: EnrolledScreenProps) {
  const { t } = useCopy(autoPayEnrollCopy);
  const { nextDebit, enrolled, discount } = offer;
  if (!nextDebit || !enrolled) return null;
  return (
    <NextDebitDetails
      {...props}
      nextDebit={nextDebit}
      debitDay={enrolled.debitDay}
      nextBillDate={offer.nextBillDate}
      discount={discount}
      discountNote={props.isNew ? t('result.discountStarts') : undefined}
    />
  );
}

function Paid({ payment, href }: { readonly payment: Payment; readonly href: string }) {
  const { t } = useCopy(autoPayEnrollCopy);
  const isHeld = paymentMoneyState[payment.status] === 'held';
  return (
    <DescriptionList layout="figures">
      <DescriptionRow
        label={t(isHeld ? 'result.pendingToday' : 'result.paidToday')}
        value={<Money cents={payment.amount.cents} />}
        note={<Link href={href}>{t(isHeld ? 'result.details' : 'result.receipt')}</Link>}
      />
      <PaymentRows payment={payment} />
    </DescriptionList>
  );
}
