import type { FigureHeadingProps } from '@linework/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useScreenTitle } from './StepHeading.tsx';

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

/** What makes a sentence with a figure the step's own heading. */
export type StepFigure = Pick<FigureHeadingProps, 'level' | 'headingRef' | 'describedBy'>;

export interface FigureHeadProps {
  /** The document's title. */
  title: string;
  /** The sentence, as the heading of the step. */
  figure: (heading: StepFigure) => ReactNode;
  /** Lines under the sentence. */
  notes?: readonly string[];
  /** The way to change it. */
  action?: ReactNode;
}

/** The head of a step that is about a figure, with the way to change it. */
export function FigureHead({ title, figure, notes = [], action }: FigureHeadProps) {
  const { ref, progress } = useScreenTitle(title);
  const progressId = useId();
  return (
    <div>
      <Head>
        {figure({ level: 1, headingRef: ref, describedBy: progress ? progressId : undefined })}
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
