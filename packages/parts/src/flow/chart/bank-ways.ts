import type { ConnectedBank } from './flow-ports.ts';
import type { MethodEvent } from './method-states.ts';
import { waysTo } from './result-transitions.ts';

/** How a flow takes an account that the customer's own bank named. */
export interface BankWays<Context, Next> {
  readonly answered: (
    context: Context,
    event: Extract<MethodEvent, { type: 'newMethod.submitted' }>,
  ) => Context;
  /** Whether everything is there. */
  readonly isComplete: (context: Context) => boolean;
  /** What is asked next where it is not. */
  readonly next: Next;
  /** Whether it is saved. */
  readonly save: boolean;
}

/** The bank has answered while the flow knew so much; `null` where it named no account. */
export interface BankAnswered<Context> {
  readonly context: Context;
  readonly event: { readonly output: ConnectedBank | null };
}

/**
 * The account that the bank named is a new method like any other; without one all stays as it was, and that is said. Part
 * of a chart whose action `keepConnectedBank` keeps `withBank`.
 */
export function bankWays<Context, const Next extends string>({
  answered,
  isComplete,
  next,
  save,
}: BankWays<Context, Next>) {
  const withBank = (context: Context, bank: ConnectedBank | null): Context =>
    bank ? answered(context, { type: 'newMethod.submitted', ...bank, save }) : context;
  return {
    withBank,
    /** Back from the bank: on with the account, back to the review where all else is there, or as it was without one. */
    toldByBank: waysTo(
      ['preparingReview', next, 'noAccountConnected'],
      ({ context, event: { output } }: BankAnswered<Context>) => {
        if (!output) return 'noAccountConnected';
        return isComplete(withBank(context, output)) ? 'preparingReview' : next;
      },
      { type: 'keepConnectedBank' as const, params: ({ event }: BankAnswered<Context>) => event.output },
    ),
  };
}
