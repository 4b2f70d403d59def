import { useCopy } from '@linework/copy';
import { type FixedAmount, type Money, type PaymentOptions, zero } from '@linework/domain';
import {
  CardStep,
  flowCopy,
  LoadingScreen,
  MethodStep as MethodQuestion,
  OfferedDraftNotice,
  OfferedDraftScreen,
  type Resumed,
  useMethodWords,
} from '@linework/parts/flow';
import { askedForAgain, payingType, worksOn } from '@linework/parts/flow/chart';
import { AmountScreen, DateScreen, OverpaymentModal, PaymentReviewScreen } from '@linework/parts/payment';
import type { ComponentType } from 'react';
import { oneTimePaymentCopy } from './one-time-payment.copy.ts';
import { readyPayment } from './one-time-payment.rules.ts';
import type {
  OneTimePaymentContext,
  OneTimePaymentEvent,
  OneTimePaymentFlowProps,
  PaymentDraft,
  Step,
} from './one-time-payment.types.ts';

/** What every screen of the flow is made from. */
export interface FlowView extends OneTimePaymentFlowProps {
  readonly context: OneTimePaymentContext;
  readonly send: (event: OneTimePaymentEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: OneTimePaymentEvent) => boolean;
  /** The amount as it stands in the form. */
  readonly consider: (money: Money | null) => void;
  /** Begins another payment, of a figure that this one left. */
  readonly onPayRest: (choice: FixedAmount['choice']) => void;
}

/** The same once the figures are there. */
interface LoadedView extends FlowView {
  readonly options: PaymentOptions;
}

export function Loading({ what = 'loading' }: { what?: 'loading' | 'review.loading' }) {
  const { t } = useCopy(oneTimePaymentCopy);
  return <LoadingScreen label={t(what)} />;
}

/** A screen that needs the figures; until they are there, their shape. */
const loaded = (Screen: ComponentType<LoadedView>) => (view: FlowView) =>
  view.context.options ? <Screen {...view} options={view.context.options} /> : <Loading />;

/** How the form was found; `null` once it is being worked on. */
function useResumed({ context, send }: LoadedView): Resumed | null {
  const { t } = useCopy(oneTimePaymentCopy);
  const { resumed, hasFailed, amount } = context;
  if (!resumed || !amount.money) return null;
  const figure = { amount: amount.money };
  return {
    note: hasFailed
      ? `${t('offered.failed', figure)} ${t('offered.notCharged')}`
      : `${t('resumed.text', figure)} ${t('offered.nothingPaid')}`,
    asksAgainFor: askedForAgain(context, context),
    onRestart: () => send({ type: 'flow.restarted' }),
  };
}

/** What was begun, and when. */
function useOfferedWords({ options }: LoadedView) {
  const { t } = useCopy(oneTimePaymentCopy);
  const flow = useCopy(flowCopy);
  return ({ amount, keptOn: date, hasFailed }: PaymentDraft) => {
    const begun =
      date === options.dates.today
        ? t('offered.startedToday', { amount })
        : t('offered.started', { amount, date });
    return {
      question: t('offered.heading', { amount }),
      started: hasFailed ? t('offered.failed', { amount }) : begun,
      note: t(hasFailed ? 'offered.notCharged' : 'offered.nothingPaid'),
      continueLabel: flow.t('continueWith', { amount }),
    };
  };
}

export const OfferedDraft = loaded((view) => {
  const { context, send } = view;
  const wordsOf = useOfferedWords(view);
  return (
    context.offered && (
      <OfferedDraftScreen
        words={wordsOf(context.offered)}
        onContinue={() => send({ type: 'draft.continued' })}
        onRestart={() => send({ type: 'flow.restarted' })}
      />
    )
  );
});

export const AmountStep = loaded((view) => {
  const { context, options, send, can } = view;
  const { amount, result, offered } = context;
  const { t } = useCopy(oneTimePaymentCopy);
  const resumed = useResumed(view);
  const wordsOf = useOfferedWords(view);
  return (
    <>
      <AmountScreen
        title={t('amount.heading')}
        options={options}
        choice={amount.choice}
        amount={amount.money}
        problem={result?.outcome}
        resumed={resumed}
        offered={
          offered && (
            <OfferedDraftNotice
              words={wordsOf(offered)}
              onContinue={() => send({ type: 'draft.continued' })}
            />
          )
        }
        onConsider={view.consider}
        onSubmit={(choice, money) => send({ type: 'amount.submitted', choice, money })}
      />
      <OverpaymentModal
        isOpen={can({ type: 'overpayment.refused' })}
        amount={amount.money ?? zero}
        date={view.context.date}
        options={options}
        onConfirm={() => send({ type: 'overpayment.confirmed' })}
        onRefuse={() => send({ type: 'overpayment.refused' })}
      />
    </>
  );
});

export const MethodStep = loaded((view) => {
  const { context, options } = view;
  const { t } = useCopy(oneTimePaymentCopy);
  const resumed = useResumed(view);
  return (
    <MethodQuestion
      view={view}
      manageHref={view.links.paymentMethods}
      title={t('method.heading')}
      options={options}
      answers={context}
      problem={context.result?.outcome}
      resumed={resumed}
      expiringText={(card) => t('expiringCard.text', card)}
    />
  );
});

export const NewCardStep = loaded((view) => (
  <CardStep view={view} today={view.options.dates.today} paymentDate={view.context.date} />
));

export const DateStep = loaded((view) => {
  const { context, options, send } = view;
  const { t } = useCopy(oneTimePaymentCopy);
  const resumed = useResumed(view);
  return (
    <DateScreen
      title={t('date.heading')}
      options={options}
      date={context.date}
      prefersLater={context.prefersLater}
      paysFrom={payingType(context)}
      worksOn={(date) => worksOn(context, date)}
      userId={view.userId}
      problem={context.result?.outcome}
      resumed={resumed}
      onSubmit={(date) => send({ type: 'date.submitted', date })}
    />
  );
});

/** How a step is asked for again: by the address, and to change one answer. */
export const reopenings = {
  amount: { type: 'amount.reopened' },
  method: { type: 'method.reopened' },
  bank: { type: 'bank.reopened' },
  date: { type: 'date.reopened' },
  review: { type: 'review.reopened' },
} as const satisfies Record<Step, OneTimePaymentEvent>;

export const ReviewStep = loaded((view) => {
  const { context, options, send, can, userId, links } = view;
  const resumed = useResumed(view);
  const method = useMethodWords(context);
  const payment = readyPayment(context);
  if (!payment || !method) return <Loading what="review.loading" />;
  return (
    <PaymentReviewScreen
      options={options}
      paysFrom={payingType(context)}
      payee={view.brandName}
      amount={payment.amount}
      method={method}
      date={payment.paymentDate}
      preview={context.preview}
      userId={userId}
      links={links}
      isBusy={!can({ type: 'step.back' })}
      isCutOff={context.isCutOff}
      resumed={resumed}
      onChange={(step) => send(reopenings[step])}
      onSubmit={() => send({ type: 'payment.submitted' })}
    />
  );
});
