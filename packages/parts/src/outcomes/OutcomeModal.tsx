import { Modal } from '@linework/design-system';
import { type NextAction, type OutcomeShownAs, outcomes } from '@linework/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OutcomeActions } from './OutcomeActions.tsx';
import { OutcomeReferenceLines } from './OutcomeReferenceLines.tsx';
import { type OutcomeReference, useOutcomeWords } from './use-outcome-words.tsx';

const Told = styled.div`
  display: grid;
  gap: var(--lw-space-12);

  > :last-child {
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }
`;

export interface OutcomeModalProps {
  code: OutcomeShownAs<'modal'>;
  /** What it is about. */
  details?: ReactNode;
  reference?: OutcomeReference | undefined;
  /** What can be done from here, where that is not all the row offers. */
  actions?: readonly NextAction[] | undefined;
  /** Escape is `dismiss`. */
  onAction: (action: NextAction) => void;
}

/** An outcome over the page it stopped: the page stays as it was, and with it what was typed. */
export function OutcomeModal({ code, details, reference, onAction, ...props }: OutcomeModalProps) {
  const { actions = outcomes[code].nextActions } = props;
  const { title, text } = useOutcomeWords(code);
  return (
    <Modal
      isOpen
      role="alertdialog"
      onEscape={() => onAction('dismiss')}
      title={title}
      actions={<OutcomeActions actions={actions} onAction={onAction} />}
    >
      <Told data-outcome={code}>
        <p>{text}</p>
        {details}
        <p>
          <OutcomeReferenceLines code={code} {...reference} />
        </p>
      </Told>
    </Modal>
  );
}
