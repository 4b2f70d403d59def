import { useCopy } from '@linework/copy';
import { type OutcomeShownAs, outcomes } from '@linework/domain';
import { OutcomeScreen } from '@linework/parts/outcomes';
import { usePageTitle } from '../shell/page-title.ts';
import { shellCopy } from '../shell/shell.copy.ts';
import { isOffered } from './outcome-addresses.ts';
import { useOutcomeActions } from './use-outcome-actions.ts';

export interface OutcomeRouteProps {
  readonly code: OutcomeShownAs<'page'>;
  readonly title: 'notFound' | 'maintenance' | 'billingMoved';
  /** Where loading the same page again would not help. */
  readonly onReload?: () => void;
}

/** A page that is one row of the outcome catalogue. */
export function OutcomeRoute({ code, title, onReload }: OutcomeRouteProps) {
  const { t } = useCopy(shellCopy);
  usePageTitle(t(`titles.${title}`));
  const act = useOutcomeActions();
  return (
    <OutcomeScreen
      code={code}
      actions={outcomes[code].nextActions.filter(isOffered)}
      onAction={(action) => (action === 'reload' && onReload ? onReload() : act(action))}
    />
  );
}
