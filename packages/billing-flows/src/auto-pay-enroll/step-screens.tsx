import { useCopy } from '@linework/copy';
import type { EnrolmentOffer } from '@linework/domain';
import { autoPayCopy, DebitDayScreen, isDueDay, NoPrepaidCards } from '@linework/parts/auto-pay';
import {
  CardStep,
  LoadingScreen,
  MethodStep as MethodQuestion,
  type Resumed,
  useMethodWords,
} from '@linework/parts/flow';
import { askedForAgain, isTextNew, payingType } from '@linework/parts/flow/chart';
import type { ComponentType } from 'react';
import { autoPayEnrollCopy } from './auto-pay-enroll.copy.ts';
import {
  dayIn,
  debitsOn,
  firstChargeWith,
  firstDebitIn,
  hangsIn,
  methodAnswers,
  offerIn,
  paidNow,
  payNowIn,
  unaskedAnswer,
} from './auto-pay-enroll.rules.ts';
import type { EnrollEvent, Step } from './auto-pay-enroll.types.ts';
import { DueScreen } from './DueScreen.tsx';
import type { EnrollView, LoadedView } from './enroll-view.ts';
import { ReviewScreen } from './ReviewScreen.tsx';

export function Loading({ what = 'loading' }: { what?: 'loading' | 'preparing' }) {
  const { t } = useCopy(autoPayEnrollCopy);
  return <LoadingScreen label={t(what)} />;
}

/** A screen that needs the figures; until they are there, their shape. */
export const loaded = (Screen: ComponentType<LoadedView>) => (view: EnrollView) => {
  const { options } = view.context;
  const offer = offerIn(view.context);
  return options && offer ? <Screen {...view} options={options} offer={offer} /> : <Loading />;
};

/** How the form was found; `null` once it is being worked on. */
function useResumed({ context, send }: LoadedView): Resumed | null {
  const { t } = useCopy(autoPayEnrollCopy);
  if (!context.resumed) return null;
  const onRestart = () => send({ type: 'flow.restarted' });
  return { note: t('resumed'), asksAgainFor: askedForAgain(methodAnswers(context), context), onRestart };
}

export const DueStep = loaded((view) => {
  const { context, options, send, consider } = view;
  const resumed = useResumed(view);
  const due = payNowIn(context);
  if (!due) return <Loading />;
  return (
    <DueScreen
      scope={context.scope}
      due={due}
      balance={options.balance}
      first={firstChargeWith(context, { isPaying: false })}
      today={options.dates.today}
      isPaying={context.isPaying}
      resumed={resumed}
      onConsider={(isPaying) => consider({ isPaying })}
      onSubmit={(isPaying) => send({ type: 'amount.submitted', isPaying })}
    />
  );
});

/** What cannot be debited, before it is tried. */
function MethodNotice({ isPrepaid, cardsOnly }: MethodNoticeProps) {
  const { t } = useCopy(autoPayEnrollCopy);
  return (
    <>
      {isPrepaid && <NoPrepaidCards />}
      {cardsOnly && <p>{t(`method.${cardsOnly}`)}</p>}
    </>
  );
}

interface MethodNoticeProps extends Pick<EnrolmentOffer, 'cardsOnly'> {
  readonly isPrepaid: boolean;
}

export const MethodStep = loaded((view) => {
  const { context, options, offer } = view;
  const { t } = useCopy(autoPayEnrollCopy);
  const { t: tell } = useCopy(autoPayCopy);
  const resumed = useResumed(view);
  return (
    <MethodQuestion
      view={view}
      purpose="autoPay"
      title={t(context.isPaying ? 'method.headingPaying' : 'method.heading')}
      // That no bank account pays is said here, and is none of the account's restrictions.
      options={context.scope === 'mobile' ? { ...options, restriction: null } : options}
      answers={methodAnswers(context)}
      takesBankAccounts={offer.cardsOnly === null}
      problem={context.result?.outcome ?? undefined}
      manageHref={context.result?.outcome === 'LW-WAL-014' ? view.links.paymentMethods : null}
      resumed={resumed}
      notice={<MethodNotice isPrepaid={context.isPrepaid} cardsOnly={offer.cardsOnly} />}
      expiringText={(card) => tell('method.expiring', card)}
    />
  );
});

export const NewCardStep = loaded((view) => (
  <CardStep
    view={view}
    purpose="autoPay"
    today={view.options.dates.today}
    paymentDate={dayIn(view.context)?.firstDebit ?? null}
  />
));

export const DayStep = loaded((view) => {
  const { context, options, offer, send, consider } = view;
  return (
    <DebitDayScreen
      choices={offer.debitDays}
      day={dayIn(context)?.day ?? null}
      today={options.dates.today}
      dueDate={options.balance.nextDueDate}
      methodType={payingType(methodAnswers(context))}
      worksOn={(date) => debitsOn(context, date)}
      firstChargeOf={(debitDay) => firstChargeWith(context, { debitDay })}
      isRefused={context.result?.outcome === 'LW-APY-042'}
      onConsider={(debitDay) => consider({ debitDay })}
      onSubmit={(day) => send({ type: 'day.submitted', day })}
    />
  );
});

/** How a step is asked for again: by the address, and to change one answer. */
export const reopenings = {
  amount: { type: 'amount.reopened' },
  method: { type: 'method.reopened' },
  bank: { type: 'bank.reopened' },
  day: { type: 'day.reopened' },
  review: { type: 'review.reopened' },
} as const satisfies Record<Step, EnrollEvent>;

export const ReviewStep = loaded((view) => {
  const { context, options, offer, send, can, links } = view;
  const resumed = useResumed(view);
  const method = useMethodWords(methodAnswers(context), 'autoPay');
  const first = firstDebitIn(context);
  const day = dayIn(context)?.day;
  if (!first || !method || day === undefined) return <Loading what="preparing" />;
  return (
    <ReviewScreen
      scope={context.scope}
      offer={offer}
      first={first}
      hangs={hangsIn(context)}
      day={day}
      isDueDay={isDueDay(day, options.balance.nextDueDate)}
      payNow={paidNow(context)}
      payee={view.brandName}
      method={method}
      today={options.dates.today}
      cutOff={options.dates.cutOff}
      timeZone={view.timeZone}
      links={links}
      hasAmountStep={unaskedAnswer(context) === null}
      isBusy={!can({ type: 'step.back' })}
      isCutOff={context.isCutOff}
      isTextNew={isTextNew(context.result)}
      resumed={resumed}
      onChange={(step) => send(reopenings[step])}
      onSubmit={(accepted) => send({ type: 'enrolment.submitted', accepted })}
    />
  );
});
