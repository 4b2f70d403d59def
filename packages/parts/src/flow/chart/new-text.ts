import type { OutcomeCode } from '@linework/domain';

/** The text of the authorization that was accepted is not the one of today, which is shown by now. */
export const newTextOutcome = 'LW-APY-047' satisfies OutcomeCode;

type Answered = { readonly outcome: OutcomeCode | null };

/** Whether Auto Pay was refused for that. */
export const isTextNew = (result: Answered | null): boolean => result?.outcome === newTextOutcome;

/** What was answered, once the customer has read the new text; anything else stands. */
export const withoutNewText = <Result extends Answered>(result: Result | null): Result | null =>
  isTextNew(result) ? null : result;
