import { type OutcomeShownAs, outcomes } from '@linework/domain';
import { OutcomeScreen } from '@linework/parts/outcomes';
import { isOffered } from '../flow-panel/outcome-addresses.ts';
import { useOutcomeActions } from '../flow-panel/use-outcome-actions.ts';
import { usePortal } from '../portal/portal-context.ts';

export interface OutcomeRouteProps {
  readonly code: OutcomeShownAs<'page'>;
  /** Where loading the same page again would not help. */
  readonly onReload?: () => void;
}

/** A page that is one row of the outcome catalogue. */
export function OutcomeRoute({ code, onReload }: OutcomeRouteProps) {
  const act = useOutcomeActions();
  const { toggles } = usePortal().configuration;
  return (
    <OutcomeScreen
      code={code}
      actions={outcomes[code].nextActions.filter((action) => isOffered(action, toggles))}
      onAction={(action) => (action === 'reload' && onReload ? onReload() : act(action))}
    />
  );
}
