import { FigureHeading } from '@linework/design-system';
import type { Money } from '@linework/domain';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useScreenTitle } from '../flow/StepHeading.tsx';

/* The way to change it stands beside the figure, the middle one of three lines; under them where letters are large. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--lw-space-16);
  container-type: inline-size;

  > :first-child {
    flex: 1 1 13rem;
    min-width: 0;
  }
`;

const Note = styled.p`
  color: var(--lw-color-muted);
  margin-block-start: var(--lw-space-4);
`;

export interface ReviewFigureProps {
  /** What the document is called on this screen. */
  readonly title: string;
  /** Before the figure: "You’re paying". */
  readonly lead: ReactNode;
  readonly amount: Money;
  /** After it: to whom, on which day, from what. */
  readonly rest: ReactNode;
  /** Lines under the sentence. */
  readonly notes?: readonly string[];
  /** The way to change the amount. */
  readonly action?: ReactNode;
}

/** The sentence that a screen about one payment opens with, and the way to change its figure. */
export function ReviewFigure({ title, lead, amount, rest, notes = [], action }: ReviewFigureProps) {
  const { ref, progress } = useScreenTitle(title);
  const progressId = useId();
  return (
    <div>
      <Head>
        <FigureHeading
          level={1}
          headingRef={ref}
          describedBy={progress ? progressId : undefined}
          lead={lead}
          cents={amount.cents}
        >
          {rest}
        </FigureHeading>
        {action}
      </Head>
      {progress && (
        <span id={progressId} hidden>
          {progress}
        </span>
      )}
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </div>
  );
}
