import type {
  AcceptedAutoPay,
  AutoPayAnswer,
  AutoPayCancelPreview,
  AutoPayChangeRequest,
  AutoPayScope,
  ChosenDebit,
  FirstCharge,
  FirstDebit,
  GivenAuthorization,
  ManagedAutoPay,
  PaymentOptions,
} from '@linework/domain';
import type { TermsLinks } from '@linework/parts/auto-pay';
import type { FlowAddressProps, FlowLinks, FlowProps } from '@linework/parts/flow';
import type {
  AttemptPorts,
  BankPorts,
  CardDataPorts,
  DraftPorts,
  MethodChoice,
  MethodEvent,
  PaymentPorts,
  PlaceIn,
} from '@linework/parts/flow/chart';

/** The steps as the customer counts them (spec section 2.5). */
export const countedSteps = ['summary', 'changes', 'review'] as const;
/** Where an address can lead. */
export const steps = [
  'summary',
  'services',
  'method',
  'bank',
  'day',
  'review',
  'cancel',
  'authorizations',
] as const;
export type Step = (typeof steps)[number];
export type Place = PlaceIn<Step>;

/** What an address of the flow says. */
export interface ManageAddress {
  readonly step?: Place | undefined;
}

/** What came of a change or a cancellation, as far as it is known. */
export interface ManageResult extends AutoPayAnswer {
  readonly asked: 'change' | 'cancel';
  /** How what it was decided on has ended meanwhile; `null` where it has not, or nobody said. */
  readonly endedBy: GivenAuthorization['ended'];
}

/** What is known when the flow begins. */
export interface ManageStart {
  readonly step: Place | undefined;
  readonly options: PaymentOptions;
  readonly autoPay: ManagedAutoPay;
  /** `null` where nothing can be canceled. */
  readonly cancelPreview: AutoPayCancelPreview | null;
  /** `null` where they were not asked for. */
  readonly authorizations: readonly GivenAuthorization[] | null;
  readonly isBackFromBank: boolean;
}

/** What the flow knows: codes and values, never words. */
export interface ManageContext extends Omit<ManageStart, 'options' | 'autoPay' | 'isBackFromBank'> {
  /** `null` until they are loaded. */
  readonly options: PaymentOptions | null;
  readonly autoPay: ManagedAutoPay | null;
  /** What the change is for; none until that was said, or where one alone is on. */
  readonly scopes: readonly AutoPayScope[];
  /** What the customer set out to change. */
  readonly changing: 'method' | 'day';
  /** `null` where the method stays. */
  readonly method: MethodChoice | null;
  /** A prepaid card was given, which Auto Pay does not take. */
  readonly isPrepaid: boolean;
  /** 1–31; `null` where the day stays. */
  readonly debitDay: number | null;
  /** The next debit by the change, as the server tells it; `null` before, and where it could not be asked. */
  readonly first: FirstDebit | null;
  readonly accepted: AcceptedAutoPay | null;
  /** What the change that was sent charges first, as its button said; `null` before, and where that is nothing. */
  readonly charged: FirstCharge | null;
  readonly result: ManageResult | null;
  /** It was pressed without a connection: nothing was sent. */
  readonly isCutOff: boolean;
}

export type ManageEvent =
  | MethodEvent
  | { type: 'load.retried' }
  | { type: 'services.submitted'; scopes: readonly AutoPayScope[] }
  | { type: 'day.submitted'; day: number }
  | { type: 'change.submitted'; accepted: AcceptedAutoPay }
  | { type: 'change.retried' }
  | { type: 'cancellation.submitted' }
  | { type: 'cancellation.retried' }
  | { type: 'step.back' }
  | { type: `${Step}.reopened` };

/**
 * The outside world, provided by the portal. Every function may reject: with a `PortProblem` when the server said why, with
 * `NoConnection` when there was no way to it, with anything else when there was no answer.
 */
export interface AutoPayManagePorts
  extends CardDataPorts,
    BankPorts,
    Pick<PaymentPorts, 'loadOptions'>,
    Omit<AttemptPorts, keyof DraftPorts> {
  /** What is canceled, and what the debits are told of: mobile service alone, or all services and what else is on. */
  readonly scope: AutoPayScope;
  loadAutoPay(): Promise<ManagedAutoPay>;
  /** What canceling comes to; `null` where that is off. */
  loadCancelPreview(): Promise<AutoPayCancelPreview | null>;
  loadFirstDebit(chosen: ChosenDebit): Promise<FirstDebit>;
  /** Every authorization that was given, the newest first. */
  loadAuthorizations(): Promise<readonly GivenAuthorization[]>;
  /** Resolves whenever the server answered with an outcome, refusals included. */
  changeAutoPay(request: AutoPayChangeRequest, key: string): Promise<AutoPayAnswer>;
  /** @param seen the enrolments it was decided on */
  cancelAutoPay(scope: AutoPayScope, seen: readonly string[], key: string): Promise<AutoPayAnswer>;
}

export interface AutoPayManageLinks extends FlowLinks, TermsLinks {
  /** Where saved methods are deleted, to make room for another. */
  readonly paymentMethods: string | null;
  /** Where mobile Auto Pay alone is managed; `null` where this is that. */
  readonly mobile: string | null;
}

export interface AutoPayManageFlowProps extends FlowProps, FlowAddressProps<ManageAddress> {
  readonly ports: AutoPayManagePorts;
  readonly links: AutoPayManageLinks;
  /** Where the flow was opened from, where that is not billing home: endings lead back there. */
  readonly origin?: 'wallet' | undefined;
}
