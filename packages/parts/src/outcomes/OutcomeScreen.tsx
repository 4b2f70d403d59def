import { useCopy, type ZonedInstant } from '@linework/copy';
import { OutcomePage } from '@linework/design-system';
import {
  type MoneyOfPayment,
  type NextAction,
  type OutcomeCode,
  type OutcomeShownAs,
  outcomes,
} from '@linework/domain';
import type { ReactNode, Ref } from 'react';
import { OutcomeActions } from './OutcomeActions.tsx';
import { OutcomeMoney } from './OutcomeMoney.tsx';
import { outcomesCopy } from './outcomes.copy.ts';
import { StoryOfOutcome } from './story-of-outcome.tsx';
import { type OutcomeReference, type PaymentValues, useOutcomeWords } from './use-outcome-words.tsx';

export interface OutcomeScreenProps {
  code: OutcomeShownAs<'page' | 'modal'>;
  /** The payment it is about, where one is known. */
  values?: PaymentValues | undefined;
  reference?: OutcomeReference | undefined;
  /** Until when a payment that is being checked is settled. */
  settledBy?: ZonedInstant | undefined;
  /** What the payment itself tells of its money. */
  ofPayment?: MoneyOfPayment | null | undefined;
  /** What was paid, from what, on what day. */
  details?: ReactNode;
  /** What can be done from here, where that is not all the row offers. */
  actions?: readonly NextAction[] | undefined;
  onAction: (action: NextAction) => void;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** One row of the outcome catalogue as a page: what happened, what it means for the money, what to do now. */
export function OutcomeScreen({
  code,
  values,
  reference,
  settledBy,
  ofPayment,
  details,
  actions = outcomes[code].nextActions,
  onAction,
  titleRef,
}: OutcomeScreenProps) {
  const { title, text } = useOutcomeWords(code, values);
  return (
    <OutcomePage
      kind={outcomes[code].family}
      title={title}
      {...(titleRef && { titleRef })}
      money={<OutcomeMoney code={code} settledBy={settledBy} ofPayment={ofPayment} />}
      details={details}
      actions={
        actions.length > 0 && (
          <OutcomeActions
            actions={actions}
            onAction={(action) => (action === 'print' ? globalThis.print() : onAction(action))}
          />
        )
      }
      reference={
        <>
          <Reference code={code} {...reference} />
          <StoryOfOutcome code={code} />
        </>
      }
    >
      <p>{text}</p>
    </OutcomePage>
  );
}

function Reference({ code, number, at }: { code: OutcomeCode } & Partial<OutcomeReference>) {
  const { t } = useCopy(outcomesCopy);
  if (number && at) return t('referenceWithTime', { code, number, at });
  return number ? t('referenceWithNumber', { code, number }) : t('reference', { code });
}
