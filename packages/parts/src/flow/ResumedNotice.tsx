import { useCopy } from '@linework/copy';
import { Alert, Button } from '@linework/design-system';
import { flowCopy } from './flow.copy.ts';

/** How a form was found: as it was left, but for what is never kept. */
export interface Resumed {
  /** What has not happened yet. */
  readonly note: string;
  /** A card's details, or its code, are to be entered again. */
  readonly asksForCard: boolean;
  readonly onRestart: () => void;
}

/** The form is as it was left, and what matters most comes first: nothing was submitted. */
export function ResumedNotice({ note, asksForCard, onRestart }: Resumed) {
  const { t } = useCopy(flowCopy);
  return (
    <Alert
      role="status"
      title={t('resumed.title')}
      action={
        <Button variant="quiet" onPress={onRestart}>
          {t('startOver')}
        </Button>
      }
    >
      {note} {asksForCard && t('resumed.card')}
    </Alert>
  );
}
