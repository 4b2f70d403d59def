import { type BusinessDate, lastDayOfMonth, type OutcomeCode } from '@linework/domain';
import type { ComponentType, ReactNode } from 'react';
import type { MethodPurpose } from '../methods/new-methods.ts';
import { useMethodLabel } from '../methods/use-method-label.ts';
import type { CardDataProblem } from '../ports/card-data.types.ts';
import { BankAccountScreen } from './BankAccountScreen.tsx';
import { CardScreen } from './CardScreen.tsx';
import { ConnectBankScreen } from './ConnectBankScreen.tsx';
import type { CardDataPorts } from './chart/flow-ports.ts';
import { cardExpiration, type MethodAnswers, methodOption } from './chart/method-choice.ts';
import type { MethodEvent } from './chart/method-states.ts';
import { ExpiringCardModal } from './ExpiringCardModal.tsx';
import { type MethodOptions, MethodScreen } from './MethodScreen.tsx';
import type { Resumed } from './ResumedNotice.tsx';

/** What the screens of a method are made from, in every flow that asks for one. */
export interface MethodView {
  readonly ports: CardDataPorts;
  readonly send: (event: MethodEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: MethodEvent) => boolean;
}

/** A problem that no field is to blame for goes to the chart, which knows the state that tells it. */
const refuse =
  ({ send }: MethodView) =>
  ({ code, reference }: CardDataProblem) =>
    send({ type: 'cardData.refused', result: { outcome: code, reference } });

const requests = {
  kept: { type: 'newMethod.kept' },
  card: { type: 'card.requested' },
  bankAccount: { type: 'bankAccount.requested' },
} as const;

export interface MethodStepProps {
  view: MethodView;
  /** Where saved methods are added, put right and deleted. */
  manageHref?: string | null;
  /** What is asked. */
  title: string;
  options: Omit<MethodOptions, 'methods'>;
  /** What was chosen before, and what the rules say of what can be. */
  answers: MethodAnswers;
  problem: OutcomeCode | undefined;
  resumed: Resumed | null;
  purpose?: MethodPurpose;
  notice?: ReactNode;
  /** False where only a method that is saved already can be chosen. */
  takesNew?: boolean;
  /** False where cards alone are taken. */
  takesBankAccounts?: boolean;
  /** Of a chosen card that expires soon: until when it works, and what it can still be used for. */
  expiringText: (card: { method: string; date: BusinessDate }) => string;
}

/** Choosing what pays, and the question about a card that expires soon. */
export function MethodStep({ view, answers, options, expiringText, ...screen }: MethodStepProps) {
  const { send, can, ports } = view;
  const labelOf = useMethodLabel();
  const chosen = methodOption(answers)?.method;
  const expiration = cardExpiration(answers);
  return (
    <>
      <MethodScreen
        {...screen}
        options={{ ...options, methods: answers.options?.methods ?? [] }}
        method={answers.method}
        sendCardData={ports.sendCardData}
        onSaved={(methodId, token) => send({ type: 'savedMethod.submitted', methodId, token })}
        onNew={(kind) => send(requests[kind])}
        onRefused={refuse(view)}
      />
      {chosen && expiration && (
        <ExpiringCardModal
          isOpen={can({ type: 'expiringCard.confirmed' })}
          text={expiringText({ method: labelOf(chosen), date: lastDayOfMonth(expiration) })}
          onConfirm={() => send({ type: 'expiringCard.confirmed' })}
          onRefuse={() => send({ type: 'expiringCard.refused' })}
        />
      )}
    </>
  );
}

export interface CardStepProps {
  view: MethodView;
  today: BusinessDate;
  /** The day of the payment, when it was chosen before the card. */
  paymentDate: BusinessDate | null;
  purpose?: MethodPurpose;
}

/** A new card. */
export const CardStep = ({ view, today, paymentDate, purpose }: CardStepProps) => (
  <CardScreen
    purpose={purpose}
    sendCardData={view.ports.sendCardData}
    today={today}
    paymentDate={paymentDate ?? undefined}
    onToken={(token, method, save) => view.send({ type: 'newMethod.submitted', token, method, save })}
    onRefused={refuse(view)}
  />
);

/** A new bank account by its numbers. */
export const BankAccountStep = ({ view, purpose }: Pick<CardStepProps, 'view' | 'purpose'>) => (
  <BankAccountScreen
    purpose={purpose}
    sendCardData={view.ports.sendCardData}
    onToken={(token, method, save) => view.send({ type: 'newMethod.submitted', token, method, save })}
    onRefused={refuse(view)}
  />
);

export interface ConnectBankStepProps {
  view: MethodView;
  hasNoAccount?: boolean;
}

/** A new bank account by the customer's own bank. */
export const ConnectBankStep = ({ view: { send, can }, hasNoAccount = false }: ConnectBankStepProps) => (
  <ConnectBankScreen
    hasNoAccount={hasNoAccount}
    isWaiting={!can({ type: 'bankConnection.started' })}
    onConnect={() => send({ type: 'bankConnection.started' })}
    onNumbers={() => send({ type: 'bankNumbers.requested' })}
  />
);

const connecting = { place: 'bank', screen: (view: MethodView) => <ConnectBankStep view={view} /> } as const;

/** Where the states of connecting a bank are, and which screen each has. */
export const bankFlowStates = {
  connectingBank: connecting,
  waitingForBank: connecting,
  noAccountConnected: {
    place: 'bank',
    screen: (view: MethodView) => <ConnectBankStep view={view} hasNoAccount />,
  },
} as const;

export interface MethodStateScreens<View> {
  readonly Method: ComponentType<View>;
  readonly NewCard: ComponentType<View>;
  readonly purpose?: MethodPurpose;
}

/** Where the states of a method are, and which screen each has. */
export function methodFlowStates<View extends MethodView & object>({
  Method,
  NewCard,
  purpose,
}: MethodStateScreens<View>) {
  const method = { place: 'method', screen: (view: View) => <Method {...view} /> } as const;
  return {
    choosingMethod: method,
    confirmingExpiringCard: method,
    enteringCard: { place: 'method', screen: (view: View) => <NewCard {...view} /> },
    ...bankFlowStates,
    enteringBankAccount: {
      place: 'method',
      screen: (view: View) => <BankAccountStep view={view} {...(purpose && { purpose })} />,
    },
  } as const;
}
