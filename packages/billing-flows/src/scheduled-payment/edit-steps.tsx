import { useCopy } from '@linework/copy';
import type { Money, ScheduledOverview } from '@linework/domain';
import { MethodStep as MethodQuestion, useMethodWords } from '@linework/parts/flow';
import { payingType } from '@linework/parts/flow/chart';
import { AmountScreen, DateScreen, OverpaymentModal } from '@linework/parts/payment';
import { ReviewScreen } from './ReviewScreen.tsx';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';
import { changesOf, methodAnswers, paysOn, wantedOf } from './scheduled-payment.rules.ts';
import type {
  ScheduledPaymentContext,
  ScheduledPaymentEvent,
  ScheduledPaymentFlowProps,
} from './scheduled-payment.types.ts';

/** What every screen of the flow is made from. */
export interface ScheduledPaymentView extends ScheduledPaymentFlowProps {
  readonly context: ScheduledPaymentContext;
  readonly send: (event: ScheduledPaymentEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: ScheduledPaymentEvent) => boolean;
  /** The amount as it stands in the form. */
  readonly consider: (money: Money | null) => void;
}

interface StepProps {
  readonly view: ScheduledPaymentView;
  readonly overview: ScheduledOverview;
}

/** Another amount, and the question about one that is more than is due. */
export function AmountStep({ view, overview: { payment, options } }: StepProps) {
  const { context, send, can, consider } = view;
  const { t } = useCopy(scheduledPaymentCopy);
  const money = context.amount?.money ?? payment.amount;
  return (
    <>
      <AmountScreen
        title={t('amount.heading')}
        options={options}
        choice={context.amount?.choice ?? 'other'}
        amount={money}
        problem={context.result?.outcome}
        onConsider={consider}
        onSubmit={(choice, chosen) => send({ type: 'amount.submitted', choice, money: chosen })}
      />
      <OverpaymentModal
        isOpen={can({ type: 'overpayment.refused' })}
        amount={money}
        date={context.date ?? payment.paymentDate}
        options={options}
        onConfirm={() => send({ type: 'overpayment.confirmed' })}
        onRefuse={() => send({ type: 'overpayment.refused' })}
      />
    </>
  );
}

/** Another saved method, and the question about a card that expires soon. */
export function MethodStep({ view, overview: { options } }: StepProps) {
  const { context } = view;
  const { t } = useCopy(scheduledPaymentCopy);
  return (
    <MethodQuestion
      view={view}
      manageHref={view.links.paymentMethods}
      title={t('method.heading')}
      options={options}
      answers={methodAnswers(context)}
      problem={context.result?.outcome}
      resumed={null}
      takesNew={false}
      expiringText={(card) => t('method.expiring', card)}
    />
  );
}

/** Another day. */
export function DateStep({ view: { context, send, userId }, overview: { payment, options } }: StepProps) {
  const { t } = useCopy(scheduledPaymentCopy);
  return (
    <DateScreen
      title={t('date.heading')}
      options={options}
      date={context.date ?? payment.paymentDate}
      paysFrom={payingType(methodAnswers(context))}
      worksOn={(date) => paysOn(context, date)}
      userId={userId}
      problem={context.result?.outcome}
      onSubmit={(date) => send({ type: 'date.submitted', date })}
    />
  );
}

/** The payment as it would be. */
export function ReviewStep({ view: { context, send, can }, overview }: StepProps) {
  const method = useMethodWords(methodAnswers(context));
  const wanted = wantedOf(context);
  return (
    wanted && (
      <ReviewScreen
        overview={overview}
        amount={wanted.amount}
        date={wanted.paymentDate}
        method={context.method && method}
        changes={changesOf(context)}
        warnings={context.warnings}
        isBusy={!can({ type: 'step.back' })}
        isCutOff={context.isCutOff}
        onChange={(step) => send({ type: `${step}.reopened` })}
        onSubmit={() => send({ type: 'change.submitted' })}
      />
    )
  );
}
