import { useCopy } from '@linework/copy';
import { Alert, Button, OutcomePage, tickedSheet } from '@linework/design-system';
import { type Money, type PaymentOptions, paidOnDay, payerToReader } from '@linework/domain';
import {
  CardStep,
  LoadingScreen,
  MethodStep as MethodQuestion,
  useMethodWords,
  useScreenTitle,
} from '@linework/parts/flow';
import { payingType } from '@linework/parts/flow/chart';
import { AmountScreen, PaymentReviewScreen } from '@linework/parts/payment';
import type { ComponentType } from 'react';
import { devicePaymentCopy } from './device-payment.copy.ts';
import { readyPayment } from './device-payment.rules.ts';
import type {
  DevicePaymentContext,
  DevicePaymentEvent,
  DevicePaymentFlowProps,
  Step,
} from './device-payment.types.ts';

/** What every screen of the flow is made from. */
export interface FlowView extends DevicePaymentFlowProps {
  readonly context: DevicePaymentContext;
  readonly send: (event: DevicePaymentEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: DevicePaymentEvent) => boolean;
  /** The amount as it stands in the form. */
  readonly consider: (money: Money | null) => void;
}

/** The same once the figures are there. */
interface LoadedView extends FlowView {
  readonly options: PaymentOptions;
}

export function Loading() {
  const { t } = useCopy(devicePaymentCopy);
  return <LoadingScreen label={t('loading')} />;
}

/** A screen that needs the figures; until they are there, their shape. */
const loaded = (Screen: ComponentType<LoadedView>) => (view: FlowView) =>
  view.context.options ? <Screen {...view} options={view.context.options} /> : <Loading />;

/** Nothing of the device, or of the mobile bill, is left to pay. */
export const NothingLeft = ({ context, onAction }: FlowView) => {
  const { t } = useCopy(devicePaymentCopy);
  const isBill = context.options?.mobileBillId !== null;
  const title = t(isBill ? 'bill.nothingLeft.title' : 'nothingLeft.title');
  const { ref } = useScreenTitle(title);
  return (
    <OutcomePage
      drawing={tickedSheet}
      title={title}
      titleRef={ref}
      actions={<Button onPress={() => onAction('backToBilling')}>{t('nothingLeft.back')}</Button>}
    >
      <p>
        {isBill
          ? t('bill.nothingLeft.text')
          : t('nothingLeft.text', { device: context.options?.device?.name ?? '' })}
      </p>
    </OutcomePage>
  );
};

export const AmountStep = loaded(({ context, options, send, consider }) => {
  const { amount, result } = context;
  const { t } = useCopy(devicePaymentCopy);
  return (
    <AmountScreen
      title={t(options.mobileBillId === null ? 'amount.heading' : 'bill.heading')}
      options={options}
      choice={amount.choice}
      amount={amount.money}
      problem={result?.outcome}
      onConsider={consider}
      onSubmit={(choice, money) => send({ type: 'amount.submitted', choice, money })}
    />
  );
});

/** What is answered to a payment dated yesterday: the page was left open past midnight. */
const newDay = 'LW-PAY-021';

function MethodNotice({ context, options }: LoadedView) {
  const { t } = useCopy(devicePaymentCopy);
  return (
    <>
      {context.result?.outcome === newDay && (
        <Alert tone="information" title={t('newDay.title')}>
          {t('newDay.text', { date: options.dates.today })}
        </Alert>
      )}
      <p>{t(options.mobileBillId === null ? 'method.cardsOnly' : 'bill.cardsOnly')}</p>
    </>
  );
}

export const MethodStep = loaded((view) => {
  const { context, options, links } = view;
  const { t } = useCopy(devicePaymentCopy);
  return (
    <MethodQuestion
      view={view}
      manageHref={links.paymentMethods}
      title={t('method.heading')}
      // That no bank account pays a device is said here, and is none of the account's restrictions.
      options={{ ...options, restriction: null }}
      answers={context}
      problem={context.result?.outcome === newDay ? undefined : context.result?.outcome}
      resumed={null}
      takesBankAccounts={false}
      notice={<MethodNotice {...view} />}
      expiringText={(card) => t('expiringCard.text', card)}
    />
  );
});

export const NewCardStep = loaded((view) => (
  <CardStep view={view} today={view.options.dates.today} paymentDate={view.options.dates.today} />
));

/** How a step is asked for again: by the address, and to change one answer. */
export const reopenings = {
  amount: { type: 'amount.reopened' },
  method: { type: 'method.reopened' },
  review: { type: 'review.reopened' },
} as const satisfies Record<Step, DevicePaymentEvent>;

/** What was paid of the device today already, so that nobody pays twice unknowingly. */
function PaidToday({ options, userId }: LoadedView) {
  const { t } = useCopy(devicePaymentCopy);
  const paid = paidOnDay(options, options.dates.today);
  if (paid.length === 0) return null;
  return (
    <Alert tone="warning" title={t(options.mobileBillId === null ? 'paidToday.title' : 'bill.paidToday')}>
      {paid
        .map((payment) =>
          t(`paidToday.${payerToReader(payment, userId) === 'you' ? 'you' : 'other'}`, {
            amount: payment.amount,
            name: payment.createdBy.name,
          }),
        )
        .join(' ')}
    </Alert>
  );
}

/** What leaves by itself on a later day is never a device's: there is nothing to look up. */
const nothingElse = { nearbyDebits: [], autoPayEffect: null };

export const ReviewStep = loaded((view) => {
  const { context, options, send, can, userId, links } = view;
  const method = useMethodWords(context);
  const payment = readyPayment(context);
  if (!payment || !method) return <Loading />;
  return (
    <PaymentReviewScreen
      options={options}
      paysFrom={payingType(context)}
      payee={view.brandName}
      amount={payment.amount}
      method={method}
      date={payment.paymentDate}
      preview={nothingElse}
      notice={<PaidToday {...view} />}
      userId={userId}
      links={{ paymentTerms: links.paymentTerms, scheduledPayments: null }}
      isBusy={!can({ type: 'step.back' })}
      isCutOff={context.isCutOff}
      onChange={(step) => send(reopenings[step === 'method' ? 'method' : 'amount'])}
      onSubmit={() => send({ type: 'payment.submitted' })}
    />
  );
});
