import { useCopy } from '@linework/copy';
import { Button, OutcomePage, tickedSheet } from '@linework/design-system';
import {
  debitedStanding,
  debitStillMade,
  hangsOnUnconfirmed,
  isPositive,
  type ManagedAutoPay,
  type Money,
  type NextAction,
  type Payment,
  type PaymentOptions,
  scheduledByDebit,
} from '@linework/domain';
import { NextDebitDetails } from '@linework/parts/auto-pay';
import { Stack, useScreenTitle } from '@linework/parts/flow';
import { useMethodLabel } from '@linework/parts/methods';
import { OutcomeActions } from '@linework/parts/outcomes';
import type { ReactNode } from 'react';
import { autoPayManageCopy } from './auto-pay-manage.copy.ts';
import { type AmountToPay, DueFigure } from './DueFigure.tsx';
import { LateNotice } from './LateNotice.tsx';
import { hasSentDebits, SentDebits, UnconfirmedDebit } from './SentDebits.tsx';

interface EndingProps {
  readonly autoPay: ManagedAutoPay;
  readonly options: PaymentOptions;
  readonly timeZone: string;
  /** The page the customer came from is the way back, before billing home. */
  readonly returnsToWallet: boolean;
  readonly actions: readonly NextAction[];
  readonly onAction: (action: NextAction) => void;
  readonly onReturn: () => void;
}

interface PageProps extends Pick<EndingProps, 'actions' | 'onAction' | 'returnsToWallet' | 'onReturn'> {
  readonly title: string;
  readonly text: string;
  readonly details: ReactNode;
}

function Ending({ title, text, details, returnsToWallet, actions, onAction, onReturn }: PageProps) {
  const { t } = useCopy(autoPayManageCopy);
  const { ref } = useScreenTitle(title);
  return (
    <OutcomePage
      drawing={tickedSheet}
      title={title}
      titleRef={ref}
      details={details}
      actions={
        <>
          {returnsToWallet && <Button onPress={onReturn}>{t('result.backToWallet')}</Button>}
          <OutcomeActions
            actions={actions.filter((action) => !returnsToWallet || action !== 'backToBilling')}
            areSecondary={returnsToWallet}
            onAction={(action) => (action === 'print' ? globalThis.print() : onAction(action))}
          />
        </>
      }
    >
      <p>{text}</p>
    </OutcomePage>
  );
}

export interface ChangedScreenProps extends EndingProps {
  readonly what: 'method' | 'day' | 'both';
  /** What is debited next is by the change: not where mobile service alone was changed. */
  readonly isDebited: boolean;
  /** What the change charges today, of all that it is for, as its button said; zero where that is nothing. */
  readonly chargedNow: Money;
  /** What still goes to the method before, and nobody can confirm yet. */
  readonly toEarlierMethod: Payment | null;
}

/** It is changed: what is taken next, from what, and by which day from now on. */
export function ChangedScreen(all: ChangedScreenProps) {
  const { what, isDebited, chargedNow, toEarlierMethod, ...props } = all;
  const { autoPay, options, timeZone } = props;
  const { t } = useCopy(autoPayManageCopy);
  const labelOf = useMethodLabel();
  const { nextDebit, isLastDebit, discount, mobile } = autoPay;
  const standing = debitedStanding(autoPay);
  const { dates, balance } = options;
  const stillMade = isDebited && isLastDebit ? debitStillMade(autoPay) : null;
  const changed = isDebited ? standing : mobile;
  const next = isDebited && standing && nextDebit;
  const text = () => {
    // Another method alone never reaches a debit of today.
    if (what !== 'method' && changed && isPositive(chargedNow))
      return t(`result.charged.${what}`, {
        amount: chargedNow,
        method: labelOf(changed.method, 'inSentence'),
        day: changed.debitDay,
      });
    // What is debited next stands below, unless it is of the other services: then it is told here how it is from now on.
    return !isDebited && mobile
      ? t('result.mobile.text', { method: labelOf(mobile.method, 'inSentence'), day: mobile.debitDay })
      : t(`result.${what === 'both' ? 'textBoth' : 'text'}${stillMade ? 'Late' : ''}`);
  };
  return (
    <Ending
      {...props}
      title={t(`${isDebited ? 'result' : 'result.mobile'}.${what}`)}
      text={text()}
      details={
        (toEarlierMethod || next) && (
          <Stack>
            {toEarlierMethod && <UnconfirmedDebit debit={toEarlierMethod} />}
            {next && stillMade && <LateNotice debit={stillMade} today={dates.today} what="change" />}
            {next && (
              <NextDebitDetails
                nextDebit={next}
                debitDay={standing.debitDay}
                nextBillDate={autoPay.nextBillDate}
                dueDate={balance.nextDueDate}
                scheduled={scheduledByDebit(options, next.date)}
                discount={discount}
                today={dates.today}
                hangs={hangsOnUnconfirmed(options, next.date)}
                cutOff={dates.cutOff}
                timeZone={timeZone}
              />
            )}
          </Stack>
        )
      }
    />
  );
}

export interface OffScreenProps extends EndingProps {
  /** It was mobile service's alone, which requires one. */
  readonly isMobile: boolean;
  /** It was canceled a moment ago, here. */
  readonly isCanceled: boolean;
  /** What nothing is set to pay. */
  readonly left: AmountToPay;
  /** What each later bill goes without by the cancellation; `null` where that is nothing. */
  readonly discountLost: Money | null;
}

/** It is off: a debit that it was too late to stop, and what is left to pay by hand. */
export function OffScreen({ left, discountLost, isMobile, isCanceled, ...props }: OffScreenProps) {
  const { autoPay, options } = props;
  const { t } = useCopy(autoPayManageCopy);
  const stillMade = debitStillMade(autoPay);
  const isSent = isCanceled && hasSentDebits(options);
  const mobileStays = !isMobile && autoPay.mobile !== null;
  const ended = isCanceled ? 'result.canceledText' : 'result.offText';
  return (
    <Ending
      {...props}
      title={t(isMobile ? 'result.offMobile' : 'result.off')}
      text={t(isMobile ? 'result.offMobileText' : stillMade ? 'result.offLateText' : ended)}
      details={
        (stillMade || isSent || discountLost || isPositive(left.amount) || mobileStays) && (
          <Stack>
            {stillMade && <LateNotice debit={stillMade} today={options.dates.today} what="cancel" />}
            {isSent && <SentDebits options={options} />}
            {isPositive(left.amount) && <DueFigure label={t('result.left')} {...left} />}
            {discountLost && <p>{t('result.discountLost', { amount: discountLost })}</p>}
            {mobileStays && <p>{t('result.mobileStays')}</p>}
          </Stack>
        )
      }
    />
  );
}
