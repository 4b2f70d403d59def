import { useCopy } from '@linework/copy';
import { Button, NewTabMark } from '@linework/design-system';
import type { Money, NextAction } from '@linework/domain';
import { Fragment } from 'react';
import { outcomeActionsCopy } from './outcome-actions.copy.ts';

/** What a payment left to pay, and what begins paying it: the button's figure is the one that it leads to. */
export interface RestToPay {
  readonly amount: Money;
  readonly onPay: () => void;
}

export interface OutcomeActionsProps {
  actions: readonly NextAction[];
  onAction: (action: NextAction) => void;
  /** The page's primary action stands before these. */
  areSecondary?: boolean;
  /** Stands after the first of them. */
  rest?: RestToPay | null | undefined;
}

/** What to do now, the first as the page's primary action. */
export function OutcomeActions({ actions, onAction, areSecondary = false, rest }: OutcomeActionsProps) {
  const { t } = useCopy(outcomeActionsCopy);
  return actions.map((action, index) => (
    <Fragment key={action}>
      <Button
        variant={index === 0 && !areSecondary ? 'primary' : 'secondary'}
        onPress={() => onAction(action)}
      >
        {t(action)}
        {action === 'findStore' && <NewTabMark label={t('newTab')} />}
      </Button>
      {rest && index === 0 && (
        <Button variant="secondary" onPress={rest.onPay}>
          {t('payRest', { amount: rest.amount })}
        </Button>
      )}
    </Fragment>
  ));
}
