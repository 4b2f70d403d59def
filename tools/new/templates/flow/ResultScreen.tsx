import { useCopy } from '@linework/copy';
import { Button, OutcomePage, tickedSheet } from '@linework/design-system';
import type { NextAction, OutcomeShownAs } from '@linework/domain';
import { useScreenTitle } from '@linework/parts/flow';
import { OutcomeScreen, useOutcomeWords } from '@linework/parts/outcomes';
import { flowNameCopy } from './flow-name.copy.ts';

/** It is done. Where the server answers an outcome of its own, that code says so in place of these words. */
export function DoneScreen({ onAction }: { readonly onAction: (action: 'backToBilling') => void }) {
  const { t } = useCopy(flowNameCopy);
  const title = t('done.heading');
  const { ref } = useScreenTitle(title);
  return (
    <OutcomePage
      drawing={tickedSheet}
      title={title}
      titleRef={ref}
      actions={<Button onPress={() => onAction('backToBilling')}>{t('done.back')}</Button>}
    >
      <p>{t('done.text')}</p>
    </OutcomePage>
  );
}

export interface StoppedScreenProps {
  readonly code: OutcomeShownAs<'page'>;
  /** What support finds the call by. */
  readonly reference: string | null;
  readonly actions: readonly NextAction[];
  readonly onAction: (action: NextAction) => void;
}

/** What stopped it, and what can be done about that. */
export function StoppedScreen({ code, reference, actions, onAction }: StoppedScreenProps) {
  const { title } = useOutcomeWords(code);
  const { ref } = useScreenTitle(title);
  return (
    <OutcomeScreen
      code={code}
      titleRef={ref}
      reference={{ number: reference }}
      actions={actions}
      onAction={onAction}
    />
  );
}
