import { useCopy } from '@linework/copy';
import {
  AutoPayIcon,
  Button,
  FigureHeading,
  FlowActions,
  ReviewList,
  ReviewRow,
  StatusText,
} from '@linework/design-system';
import {
  type AcceptedAutoPay,
  type AutoPayScope,
  type BusinessDate,
  chargedAtOnce,
  chargeOf,
  type EnrolmentOffer,
  type FirstDebit,
  isPositive,
  type Money,
} from '@linework/domain';
import {
  AuthorizationForm,
  type DebitFact,
  DebitFigure,
  type TermsLinks,
  useDebitFacts,
  useNothingToDebit,
} from '@linework/parts/auto-pay';
import { FigureHead, type MethodWords, type Resumed, ResumedNotice, Stack } from '@linework/parts/flow';
import { MethodIcon } from '@linework/parts/methods';
import { NothingSentNotice } from '@linework/parts/outcomes';
import { StillWorking } from '@linework/parts/payment';
import type { ReactNode } from 'react';
import { autoPayEnrollCopy } from './auto-pay-enroll.copy.ts';

export interface ReviewScreenProps {
  readonly scope: AutoPayScope;
  readonly offer: EnrolmentOffer;
  readonly first: FirstDebit;
  /** It takes nothing only if a payment that nobody can confirm yet went through. */
  readonly hangs: boolean;
  /** 1–31. */
  readonly day: number;
  readonly isDueDay: boolean;
  /** What is paid in the same pass; zero where somebody enrolls only. */
  readonly payNow: Money;
  readonly payee: string;
  readonly method: MethodWords;
  readonly today: BusinessDate;
  readonly cutOff: string;
  readonly timeZone: string;
  readonly links: TermsLinks;
  readonly hasAmountStep: boolean;
  /** It is being sent: nothing can be changed, nothing moves. */
  readonly isBusy: boolean;
  readonly isCutOff: boolean;
  /** The text is another since it was accepted. */
  readonly isTextNew: boolean;
  readonly resumed: Resumed | null;
  readonly onChange: (step: 'amount' | 'method' | 'day') => void;
  readonly onSubmit: (accepted: AcceptedAutoPay) => void;
}

/** The last step: what is paid now, what Auto Pay takes first and until when that can be changed, and what is authorized. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { offer, first, payNow, method, isBusy, resumed, onSubmit } = props;
  const { t } = useCopy(autoPayEnrollCopy);
  const nothing = useNothingToDebit({
    date: first.date,
    debitDay: props.day,
    nextBillDate: offer.nextBillDate,
    today: props.today,
    hangs: props.hangs,
  });
  const facts = useDebitFacts(
    {
      ...first,
      ...{ amount: first.sum.debit, day: props.day, isDueDay: props.isDueDay },
      ...{ isToday: first.date === props.today, isAhead: true },
    },
    props,
  );
  const isPaying = isPositive(payNow);
  // What is charged as soon as it is on, is paid by this button too.
  const paidAtOnce = isPaying ? payNow : chargedAtOnce(chargeOf(first), props.today);
  const change = (step: 'amount' | 'method' | 'day', label: string) => (
    <Button variant="quiet" aria-label={label} isDisabled={isBusy} onPress={() => props.onChange(step)}>
      {t('review.change')}
    </Button>
  );
  const row = ({ label, value, note }: DebitFact) => (
    <ReviewRow key={label} label={label} value={value} note={note} />
  );
  const { date, sum } = first;
  const when = date === props.today ? 'Today' : 'On';
  const later = offer.nextBillDate === null ? 'review.firstNothing' : 'review.firstLater';
  const firstCharge = isPositive(sum.debit)
    ? { label: t('review.first'), value: t(`review.first${when}`, { amount: sum.debit, date }) }
    : {
        label: t('review.first'),
        value: t(props.hangs ? 'review.firstHangs' : later),
        note: nothing.text,
      };
  return (
    <Stack>
      <Head
        {...props}
        action={
          props.hasAmountStep && change('amount', t(isPaying ? 'review.changeAmount' : 'review.changeWhen'))
        }
      />
      {offer.discount && (
        <StatusText icon={AutoPayIcon} tone="positive">
          {t('review.discount', { amount: offer.discount })}
        </StatusText>
      )}
      {resumed && <ResumedNotice {...resumed} />}
      <ReviewList>
        {props.scope === 'mobile' && <ReviewRow label={t('review.for')} value={t('review.mobileBill')} />}
        <ReviewRow
          label={t('review.from')}
          mark={<MethodIcon method={method.method} />}
          value={method.label}
          note={
            <>
              {method.note && (
                <>
                  {method.note}
                  <br />
                </>
              )}
              {t('review.onlyForAutoPay')}
            </>
          }
          action={change('method', t('review.changeMethod'))}
        />
        <ReviewRow
          label={facts.everyMonth.label}
          value={facts.everyMonth.value}
          note={facts.everyMonth.note}
          action={change('day', t('review.changeDay'))}
        />
        {row(facts.takes)}
        {isPaying && row(firstCharge)}
        {facts.dates.map(row)}
      </ReviewList>
      <AuthorizationForm
        wording={offer.wording}
        textVersion={offer.textVersion}
        isNew={props.isTextNew}
        links={props.links}
        isDisabled={isBusy}
        onSubmit={onSubmit}
      >
        <FlowActions>
          {props.isCutOff && <NothingSentNotice />}
          <Button
            type="submit"
            isFullWidth
            isBusy={isBusy}
            busyLabel={isPaying ? t('review.payingBusy', { amount: payNow }) : t('review.turningOn')}
          >
            {isPositive(paidAtOnce) ? t('review.pay', { amount: paidAtOnce }) : t('review.turnOn')}
          </Button>
          <StillWorking isBusy={isBusy}>{null}</StillWorking>
        </FlowActions>
      </AuthorizationForm>
    </Stack>
  );
}

interface HeadProps
  extends Pick<
    ReviewScreenProps,
    'scope' | 'offer' | 'first' | 'hangs' | 'day' | 'payNow' | 'payee' | 'today'
  > {
  readonly action: ReactNode;
}

/** What is about to happen, in a sentence: what is paid now, else what Auto Pay takes first. */
function Head({ scope, offer, first, hangs, day, payNow, payee, today, action }: HeadProps) {
  const { t } = useCopy(autoPayEnrollCopy);
  return (
    <FigureHead
      title={t(scope === 'mobile' ? 'review.headingMobile' : 'review.heading')}
      figure={(heading) =>
        isPositive(payNow) ? (
          <FigureHeading {...heading} lead={t('review.paying')} cents={payNow.cents}>
            {t('review.payingRest', { payee })}
          </FigureHeading>
        ) : (
          <DebitFigure
            {...heading}
            isFirst
            amount={first.sum.debit}
            date={first.date}
            debitDay={day}
            nextBillDate={offer.nextBillDate}
            today={today}
            hangs={hangs}
          />
        )
      }
      action={action}
    />
  );
}
