import { useCopy } from '@linework/copy';
import { Button, FlowActions, ReviewList, ReviewRow } from '@linework/design-system';
import {
  type BusinessDate,
  type Money as MoneyValue,
  type PaymentMethodType,
  type PaymentOptions,
  type PaymentPreview,
  paidOf,
} from '@linework/domain';
import type { ReactNode } from 'react';
import { type Resumed, ResumedNotice } from '../flow/ResumedNotice.tsx';
import { Stack } from '../flow/stack.ts';
import type { MethodWords } from '../flow/use-method-words.ts';
import { MethodIcon } from '../methods/MethodIcon.tsx';
import { NothingSentNotice } from '../outcomes/NothingSentNotice.tsx';
import { BeforePaying } from './BeforePaying.tsx';
import { FirstToKnow } from './FirstToKnow.tsx';
import { PaymentTerms } from './PaymentTerms.tsx';
import { paymentCopy } from './payment.copy.ts';
import { ReviewHead } from './ReviewHead.tsx';
import { StillWorking } from './StillWorking.tsx';
import { useCreditWords } from './use-credit-words.ts';
import { useDateWords } from './use-date-words.ts';
import { useDeviceWords } from './use-device-words.ts';
import { useLeavingWords } from './use-leaving-words.ts';

/** Addresses that a payment's review links to; `null` where there is none: then no link is shown. */
export interface PaymentLinks {
  readonly paymentTerms: string;
  readonly scheduledPayments: string | null;
}

export interface PaymentReviewScreenProps {
  options: Pick<
    PaymentOptions,
    | 'device'
    | 'mobileBillId'
    | 'balance'
    | 'dates'
    | 'methods'
    | 'autoPayDebit'
    | 'left'
    | 'payingBrings'
    | 'countedPayments'
    | 'scheduledPayments'
  >;
  /** Who is paid: the provider as the customer knows it. */
  payee: string;
  amount: MoneyValue;
  method: MethodWords;
  /** What pays: a bank takes days for what a card does in one. */
  paysFrom: PaymentMethodType;
  date: BusinessDate;
  /** `null` when it could not be looked up. */
  preview: PaymentPreview | null;
  /** What else to know before paying. */
  notice?: ReactNode;
  userId: string;
  links: PaymentLinks;
  /** The payment is being sent: nothing can be changed, nothing moves. */
  isBusy: boolean;
  /** It was pressed without a connection. */
  isCutOff?: boolean;
  resumed?: Resumed | null | undefined;
  onChange: (step: 'amount' | 'method' | 'date') => void;
  onSubmit: () => void;
}

/** The last step: what is paid, what can change the mind about it, from what and when, and one button with the figure. */
export function PaymentReviewScreen(props: PaymentReviewScreenProps) {
  const { options, amount, method, paysFrom, date, preview, userId, links, isBusy, resumed } = props;
  const { dates, mobileBillId } = options;
  const paid = paidOf(options);
  const { t } = useCopy(paymentCopy);
  const { reasonOf } = useDateWords(options);
  const { nameOf } = useDeviceWords();
  const leavingWords = useLeavingWords();
  const isToday = date === dates.today;
  const change = (step: Parameters<PaymentReviewScreenProps['onChange']>[0], label: string) => (
    <Button variant="quiet" aria-label={label} isDisabled={isBusy} onPress={() => props.onChange(step)}>
      {t('review.change')}
    </Button>
  );
  const creditWords = useCreditWords();
  // What is scheduled already, and can be made, is counted and named above.
  const whyToday = (why: NonNullable<typeof dates.mustPayToday>) =>
    why === 'futureSlotsTaken' ? t('review.slotsTaken') : reasonOf(why);

  return (
    <Stack>
      <ReviewHead
        amount={amount}
        payee={props.payee}
        date={date}
        today={dates.today}
        note={creditWords(amount, date, options)}
        action={change('amount', t('review.changeAmount'))}
      />
      {resumed && <ResumedNotice {...resumed} />}
      {/* Above what was chosen: on a phone the button covers what comes after it. */}
      {props.notice}
      <FirstToKnow
        options={options}
        amount={amount}
        preview={preview}
        userId={userId}
        scheduledHref={links.scheduledPayments}
      />
      <ReviewList>
        {paid && <ReviewRow label={t('device.for')} value={nameOf(paid)} />}
        <ReviewRow
          label={t('review.from')}
          mark={<MethodIcon method={method.method} />}
          value={method.label}
          note={method.note}
          action={change('method', t('review.changeMethod'))}
        />
        <ReviewRow
          label={t('review.on')}
          value={isToday ? t('review.today', { date }) : <LongDate date={date} today={dates.today} />}
          note={
            // Mobile service takes payments for today alone, whatever is past due.
            paid
              ? t(mobileBillId === null ? 'device.todayNote' : 'device.billTodayNote')
              : dates.mustPayToday
                ? whyToday(dates.mustPayToday)
                : isToday
                  ? t(`review.todayNote.${paysFrom}`)
                  : (leavingWords(date, paysFrom) ?? t(`review.laterNote.${paysFrom}`))
          }
          action={dates.latest > dates.today && change('date', t('review.changeDate'))}
        />
      </ReviewList>
      <BeforePaying options={options} date={date} preview={preview} />
      <FlowActions>
        {props.isCutOff && <NothingSentNotice />}
        <Button
          isFullWidth
          isBusy={isBusy}
          busyLabel={t(isToday ? 'review.payingBusy' : 'review.scheduling', { amount })}
          onPress={props.onSubmit}
        >
          {isToday ? t('review.pay', { amount }) : t('review.schedule', { amount, date })}
        </Button>
        <StillWorking isBusy={isBusy}>
          <PaymentTerms href={links.paymentTerms} isToday={isToday} />
        </StillWorking>
      </FlowActions>
    </Stack>
  );
}

/** With its year where that is not this one. */
function LongDate({ date, today }: { date: BusinessDate; today: BusinessDate }) {
  const { t } = useCopy(paymentCopy);
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return t(isThisYear ? 'review.day' : 'review.dayOfYear', { date });
}
