import { isShownAs, type OutcomeShownAs, outcomes, type Payment } from '@linework/domain';
import type { ActionView, NextActions } from '../flow/next-actions.ts';
import type { RestToPay } from '../outcomes/OutcomeActions.tsx';
import { PaymentResultScreen } from './PaymentResultScreen.tsx';
import type { ResultView } from './result-view.ts';

export interface PaymentOutcomeProps<Event> {
  readonly view: ResultView & ActionView<Event>;
  /** How the flow takes the next actions of an outcome. */
  readonly ways: NextActions<Event>;
  /** The state's own code, where nothing more exact is known. */
  readonly code: OutcomeShownAs<'page'>;
  /** What it is about, where the flow's own result is not that. */
  readonly payment?: Payment | null;
  /** The payment may be a colleague's. */
  readonly showsWho?: boolean;
  /** What to pay next, where a payment left something due. */
  readonly rest?: RestToPay | null;
  /** Where scheduled payments can be changed; `null` where they cannot be. */
  readonly scheduledHref?: string | null;
}

/** A screen that tells an outcome of a payment, with those of its next actions that lead somewhere from here. */
export function PaymentOutcome<Event>({
  view,
  ways,
  code,
  payment,
  showsWho,
  rest,
  scheduledHref,
}: PaymentOutcomeProps<Event>) {
  const { result } = view.context;
  const told = result && isShownAs(result.outcome, 'page') ? result.outcome : code;
  return (
    <PaymentResultScreen
      key={told}
      view={view}
      code={told}
      payment={payment ?? result?.payment ?? null}
      showsWho={showsWho}
      rest={rest}
      scheduledHref={scheduledHref}
      actions={outcomes[told].nextActions.filter((action) => ways.isPossible(view, action))}
      onAction={(action) => ways.take(view, action)}
    />
  );
}
