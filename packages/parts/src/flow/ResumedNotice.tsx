import { useCopy } from '@linework/copy';
import { Alert, Button } from '@linework/design-system';
import type { AskedAgain } from './chart/method-choice.ts';
import { flowCopy } from './flow.copy.ts';

/** How a form was found: as it was left, but for what is never kept. */
export interface Resumed {
  /** What has not happened yet. */
  readonly note: string;
  /** What is to be entered again: a card's details, or its code, or a bank account; `null` where nothing that was given is missing. */
  readonly asksAgainFor: AskedAgain | null;
  readonly onRestart: () => void;
}

/** The form is as it was left, and what matters most comes first: nothing was submitted. */
export function ResumedNotice({ note, asksAgainFor, onRestart }: Resumed) {
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
      {note} {asksAgainFor && t(`resumed.${asksAgainFor}`)}
    </Alert>
  );
}
