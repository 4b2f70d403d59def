import { useCopy } from '@linework/copy';
import { lastDayOfMonth, toTypedExpiration, zero } from '@linework/domain';
import { methodsCopy, type NameableMethod, useMethodLabel } from '@linework/parts/methods';
import type { CardDataProblem } from '@linework/parts/ports';
import type { ComponentType } from 'react';
import { oneTimePaymentCopy } from './copy.ts';
import type { FlowView, LoadedView } from './flow-view.ts';
import {
  cardExpiration,
  isUsable,
  methodOption,
  payingType,
  readyPayment,
  worksOn,
} from './one-time-payment.context.ts';
import type { MethodChoice } from './one-time-payment.types.ts';
import { AmountScreen } from './screens/AmountScreen.tsx';
import { BankAccountScreen } from './screens/BankAccountScreen.tsx';
import { CardScreen } from './screens/CardScreen.tsx';
import { ConnectBankScreen } from './screens/ConnectBankScreen.tsx';
import { DateScreen } from './screens/DateScreen.tsx';
import { ExpiringCardModal } from './screens/ExpiringCardModal.tsx';
import { LoadingScreen } from './screens/LoadingScreen.tsx';
import { MethodScreen } from './screens/MethodScreen.tsx';
import { OfferedDraftNotice } from './screens/OfferedDraftNotice.tsx';
import { OfferedDraftScreen } from './screens/OfferedDraftScreen.tsx';
import { OverpaymentModal } from './screens/OverpaymentModal.tsx';
import type { Resumed } from './screens/ResumedNotice.tsx';
import { ReviewScreen } from './screens/ReviewScreen.tsx';

export function Loading({ what = 'loading' }: { what?: 'loading' | 'review.loading' }) {
  const { t } = useCopy(oneTimePaymentCopy);
  return <LoadingScreen label={t(what)} />;
}

/** A screen that needs the figures; until they are there, their shape. */
const loaded = (Screen: ComponentType<LoadedView>) => (view: FlowView) =>
  view.context.options ? <Screen {...view} options={view.context.options} /> : <Loading />;

/** A problem that no field is to blame for goes to the chart, which knows the state that tells it. */
const refuse =
  ({ send }: FlowView) =>
  ({ code, reference }: CardDataProblem) =>
    send({ type: 'cardData.refused', result: { outcome: code, payment: null, options: null, reference } });

/** How the form was found; `null` once it is being worked on. */
const resumedIn = ({ context, send }: LoadedView): Resumed | null =>
  context.resumed
    ? { asksForCard: !isUsable(context), onRestart: () => send({ type: 'flow.restarted' }) }
    : null;

const offers = ({ send }: FlowView) => ({
  onContinue: () => send({ type: 'draft.continued' }),
  onRestart: () => send({ type: 'flow.restarted' }),
});

export const OfferedDraft = loaded((view) => {
  const { offered } = view.context;
  return offered && <OfferedDraftScreen draft={offered} today={view.options.dates.today} {...offers(view)} />;
});

export const AmountStep = loaded((view) => {
  const { context, options, send, can } = view;
  const { amount, result, offered } = context;
  return (
    <>
      <AmountScreen
        options={options}
        choice={amount.choice}
        amount={amount.money}
        problem={result?.outcome}
        resumed={resumedIn(view)}
        offered={
          offered && <OfferedDraftNotice draft={offered} today={options.dates.today} {...offers(view)} />
        }
        onSubmit={(choice, money) => send({ type: 'amount.submitted', choice, money })}
      />
      <OverpaymentModal
        isOpen={can({ type: 'overpayment.refused' })}
        amount={amount.money ?? zero}
        amountDue={options.balance.amountDue}
        onConfirm={() => send({ type: 'overpayment.confirmed' })}
        onRefuse={() => send({ type: 'overpayment.refused' })}
      />
    </>
  );
});

const requests = {
  kept: { type: 'newMethod.kept' },
  card: { type: 'card.requested' },
  bankAccount: { type: 'bankAccount.requested' },
} as const;

export const MethodStep = loaded((view) => {
  const { context, options, send, can, ports } = view;
  const labelOf = useMethodLabel();
  const chosen = methodOption(context)?.method;
  const expiration = cardExpiration(context);
  return (
    <>
      <MethodScreen
        options={options}
        method={context.method}
        problem={context.result?.outcome}
        resumed={resumedIn(view)}
        sendCardData={ports.sendCardData}
        onSaved={(methodId, token) => send({ type: 'savedMethod.submitted', methodId, token })}
        onNew={(kind) => send(requests[kind])}
        onRefused={refuse(view)}
      />
      {chosen && expiration && (
        <ExpiringCardModal
          isOpen={can({ type: 'expiringCard.confirmed' })}
          method={labelOf(chosen)}
          lastDay={lastDayOfMonth(expiration)}
          onConfirm={() => send({ type: 'expiringCard.confirmed' })}
          onRefuse={() => send({ type: 'expiringCard.refused' })}
        />
      )}
    </>
  );
});

export const CardStep = loaded((view) => (
  <CardScreen
    sendCardData={view.ports.sendCardData}
    today={view.options.dates.today}
    paymentDate={view.context.date ?? undefined}
    onToken={(token, method, save) => view.send({ type: 'newMethod.submitted', token, method, save })}
    onRefused={refuse(view)}
  />
));

export const BankAccountStep = loaded((view) => (
  <BankAccountScreen
    sendCardData={view.ports.sendCardData}
    onToken={(token, method, save) => view.send({ type: 'newMethod.submitted', token, method, save })}
    onRefused={refuse(view)}
  />
));

export const ConnectBankStep = ({ send, can }: FlowView) => (
  <ConnectBankScreen
    isWaiting={!can({ type: 'bankConnection.started' })}
    onConnect={() => send({ type: 'bankConnection.started' })}
    onNumbers={() => send({ type: 'bankNumbers.requested' })}
  />
);

export const DateStep = loaded((view) => (
  <DateScreen
    options={view.options}
    date={view.context.date}
    paysFrom={payingType(view.context)}
    worksOn={(date) => worksOn(view.context, date)}
    problem={view.context.result?.outcome}
    resumed={resumedIn(view)}
    onSubmit={(date) => view.send({ type: 'date.submitted', date })}
  />
));

const reopenings = {
  amount: { type: 'amount.reopened' },
  method: { type: 'method.reopened' },
  date: { type: 'date.reopened' },
} as const;

export const ReviewStep = loaded((view) => {
  const { context, options, send, can, userId, links } = view;
  const method = useMethodWords({ context });
  const payment = readyPayment(context);
  if (!payment || !method) return <Loading what="review.loading" />;
  return (
    <ReviewScreen
      options={options}
      paysFrom={payingType(context)}
      choice={context.amount.choice}
      amount={payment.amount}
      method={method}
      date={payment.paymentDate}
      preview={context.preview}
      userId={userId}
      links={links}
      isBusy={!can({ type: 'step.back' })}
      isCutOff={context.isCutOff}
      resumed={resumedIn(view)}
      onChange={(step) => send(reopenings[step])}
      onSubmit={() => send({ type: 'payment.submitted' })}
    />
  );
});

/** Whether a new method will be kept, and that some cannot be (spec section 5). */
const newMethodNote = ({ save, method }: Extract<MethodChoice, { kind: 'new' }>) =>
  save ? 'newMethodSaved' : method.canBeSaved ? 'newMethod' : 'newMethodNeverSaved';

/** The method that pays in words: its name, and whose it is or until when it works. */
function useMethodWords({ context }: Pick<LoadedView, 'context'>) {
  const { t } = useCopy(methodsCopy);
  const labelOf = useMethodLabel();
  const { method } = context;
  const described = (one: NameableMethod, note: string | undefined) => ({ label: labelOf(one), note });
  if (method?.kind === 'new') return described(method.method, t(newMethodNote(method)));
  const saved = methodOption(context)?.method;
  if (!saved) return null;
  return described(
    saved,
    saved.type === 'creditCard'
      ? t('expires', { date: toTypedExpiration(saved.expirationDate) })
      : saved.nameOnAccount,
  );
}
