import {
  AttentionIcon,
  FigureHeading,
  type FigureHeadingProps,
  Icon,
  InformationIcon,
  PositiveIcon,
} from '@linework/design-system';
import type { BillingSummary, Statement } from '@linework/domain';
import { styled } from 'styled-components';
import { useStatementNote } from './use-statement-note.ts';
import { useStatementSentence } from './use-statement-sentence.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-12);
  padding: var(--lw-space-12) var(--lw-space-16);
  border: var(--lw-border-hairline) solid transparent;
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand-soft);

  > svg {
    margin-block-start: var(--lw-space-2);
    color: var(--lw-color-brand);
  }

  /* Beside the sign; with large letters on a phone under it. */
  > p {
    flex: 1 1 9rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &[data-tone="positive"] {
    background: var(--lw-color-positive-soft);

    > svg {
      color: var(--lw-color-positive);
    }
  }

  &[data-tone="warning"] {
    background: var(--lw-color-warning-soft);

    > svg {
      color: var(--lw-color-warning);
    }
  }

  @media print {
    border-color: var(--lw-color-line-strong);
  }
`;

/** What a statement comes to: a sentence with a figure in it. */
export function StatementFigure({
  statement,
  ...heading
}: { readonly statement: Statement } & Pick<FigureHeadingProps, 'level' | 'headingRef' | 'size'>) {
  const { lead, cents, rest } = useStatementSentence(statement);
  return (
    <FigureHeading {...heading} lead={lead} cents={cents}>
      {rest}
    </FigureHeading>
  );
}

const icons = { positive: PositiveIcon, information: InformationIcon, warning: AttentionIcon } as const;

export interface StatementNoteProps {
  readonly statement: Statement;
  /** `null` while it is not known what is set to pay it. */
  readonly summary: BillingSummary | null;
}

/** Whether it is paid, covered, or still to be paid. */
export function StatementNote({ statement, summary }: StatementNoteProps) {
  const { tone, said } = useStatementNote(statement, summary);
  const [first, then] = said;
  return (
    <Box data-tone={tone}>
      <Icon of={icons[tone]} />
      <p>
        {first} {then}
      </p>
    </Box>
  );
}
