import type {
  AmountChoice,
  AskedMethod,
  AskedMethodDeletion,
  AskedMethodEdit,
  BusinessDate,
  MethodDeletion,
  SavedMethod,
  TokenisedMethod,
  Wallet,
  WalletAnswer,
} from '@linework/domain';
import type { FlowAddressProps, FlowProps } from '@linework/parts/flow';
import type {
  BankPorts,
  CardDataPorts,
  ConnectedBank,
  MethodEvent,
  PlaceIn,
} from '@linework/parts/flow/chart';

/** Adding a method, and what can be done about one that is saved. */
export const steps = ['add', 'card', 'bank', 'name', 'saved', 'edit', 'rename', 'delete'] as const;
export type Step = (typeof steps)[number];

/** What an address of the flow says. */
export interface WalletAddress {
  readonly step?: PlaceIn<Step> | undefined;
  /** The id of the method that it is about; without one a method is added. */
  readonly method?: string | undefined;
}

/**
 * The outside world, provided by the portal. Every function may reject: with a `PortProblem` when the server said why, with
 * `NoConnection` when there was no way to it, with anything else when there was no answer.
 */
export interface WalletPorts extends CardDataPorts, BankPorts {
  loadWallet(): Promise<LoadedWallet>;
  /** What deleting a method comes to; `null` where the account has none of this id. */
  loadDeletion(methodId: string): Promise<MethodDeletion | null>;
  addMethod(asked: AskedMethod, key: string): Promise<WalletAnswer>;
  editMethod(asked: AskedMethodEdit, key: string): Promise<WalletAnswer>;
  deleteMethod(asked: AskedMethodDeletion, key: string): Promise<WalletAnswer>;
  /** A new idempotency key (UUID). */
  newKey(): string;
}

/** The saved methods, and the day by which cards expire. */
export interface LoadedWallet {
  readonly wallet: Wallet;
  readonly today: BusinessDate;
}

/** What is known when the flow begins. */
export interface WalletStart extends LoadedWallet {
  readonly address: WalletAddress;
  /** The customer had gone to their bank, and is back. */
  readonly isBackFromBank: boolean;
}

/** What was asked for, as far as it is known: what the server answered, or what stopped the call. */
export interface WalletResult extends Pick<WalletAnswer, 'methodId' | 'lastChange' | 'offeredToPay'> {
  /** `null` where it was done. */
  readonly outcome: WalletAnswer['outcome'];
  readonly reference: string | null;
  readonly ending: WalletAnswer['ending'];
  /** How it stands now; `null` where nobody said. */
  readonly wallet: Wallet | null;
}

/** A method to add. What its token stands for is told here alone: the request holds nothing of it. */
export interface MethodToAdd {
  readonly asked: AskedMethod;
  readonly number: TokenisedMethod;
  /** The saved methods as they were before. */
  readonly before: Wallet;
}

/** An edit to make, and what another card's token stands for; `null` where the numbers stay. */
export interface MethodEdit {
  readonly asked: AskedMethodEdit;
  readonly number: TokenisedMethod | null;
}

/** What the customer calls a method, and whether it is offered before all others. */
export interface NamedMethod {
  readonly name: string | null;
  readonly makePreferred: boolean;
}

export interface WalletContext {
  readonly address: WalletAddress;
  /** `null` until it is loaded. */
  readonly wallet: Wallet | null;
  readonly today: BusinessDate | null;
  /** The method that it is about; `null` while one is added. */
  readonly methodId: string | null;
  /** A new method, or the card that takes the place of one, known by its token alone. */
  readonly given: ConnectedBank | null;
  readonly named: NamedMethod | null;
  /** How the method was given last: by a form, or by the customer's own bank. */
  readonly form: 'card' | 'bankAccount' | 'connectedBank';
  /** What deleting comes to; `null` until it was looked up. */
  readonly deletion: MethodDeletion | null;
  /** The method as it was before the last answer: what was deleted is told by its name. */
  readonly before: SavedMethod | null;
  readonly result: WalletResult | null;
  /** It was pressed without a connection. */
  readonly isCutOff: boolean;
}

export type WalletEvent =
  | MethodEvent
  | { type: 'load.retried' }
  | { type: 'method.named'; named: NamedMethod }
  | { type: 'expiry.read' }
  | { type: 'deletion.submitted' }
  | { type: 'change.retried' }
  | { type: 'outcome.dismissed' }
  | { type: 'offer.declined' }
  | { type: 'form.reopened' }
  | { type: 'step.back' }
  | { type: `${Step}.reopened` };

/** What is offered to be paid: all that is due, or what is left of it beside what is set to pay. */
export type PaidFigure = Extract<AmountChoice, 'amountDue' | 'left'>;

export interface WalletFlowProps extends FlowProps, FlowAddressProps<WalletAddress> {
  readonly ports: WalletPorts;
  /** Pays one of the account's figures with a saved method: the one that was told where that is pressed. */
  readonly onPay: (methodId: string, figure: PaidFigure) => void;
}
