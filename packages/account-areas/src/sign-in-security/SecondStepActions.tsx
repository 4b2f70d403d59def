import { useCopy } from '@linework/copy';
import { ActionGroup, Badge, Button } from '@linework/design-system';
import { useState } from 'react';
import { AskDialog } from './AskDialog.tsx';
import { Names, Times } from './devices-parts.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { SecondStep } from './sign-in-security.types.ts';

export interface SecondStepActionsProps {
  readonly secondStep: SecondStep;
  readonly timeZone: string;
  /** Which of the actions is under way. */
  readonly busy: string | null;
  readonly onSetUp: () => void;
  readonly onNewCodes: () => void;
  readonly onTurnOff: () => void;
}

/** Whether it is on, and what can be done about it. */
export function SecondStepActions(props: SecondStepActionsProps) {
  const { secondStep, timeZone, busy, onSetUp, onNewCodes, onTurnOff } = props;
  const { t } = useCopy(signInSecurityCopy);
  const busyLabel = t('secondStep.working');
  const [isAsked, setAsked] = useState(false);
  if (secondStep.onSince === null) {
    return (
      <div>
        <Button isBusy={busy === 'setUp'} busyLabel={busyLabel} onPress={onSetUp}>
          {t('secondStep.setUp')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div>
        <Names>
          <Badge tone="positive">{t('secondStep.on')}</Badge>
          <span>{t('secondStep.left', { count: secondStep.spareCodesLeft })}</span>
        </Names>
        <Times>{t('secondStep.since', { since: { at: secondStep.onSince, timeZone } })}</Times>
      </div>
      <ActionGroup>
        <Button variant="secondary" isBusy={busy === 'codes'} busyLabel={busyLabel} onPress={onNewCodes}>
          {t('secondStep.newCodes')}
        </Button>
        <Button variant="quiet" isBusy={busy === 'off'} busyLabel={busyLabel} onPress={() => setAsked(true)}>
          {t('secondStep.turnOff')}
        </Button>
      </ActionGroup>
      {isAsked && (
        <AskDialog
          title={t('secondStep.turningOff.heading')}
          text={t('secondStep.turningOff.text')}
          submit={t('secondStep.turningOff.submit')}
          keep={t('secondStep.turningOff.keep')}
          onSubmit={() => {
            setAsked(false);
            onTurnOff();
          }}
          onKeep={() => setAsked(false)}
        />
      )}
    </>
  );
}
