import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

/** What the frame around a screen does with its heading. */
export interface ScreenTitle {
  /** "Step 1 of 4", heard after the heading; empty where there are no steps. */
  readonly progress: string;
  readonly onTitle: (title: string) => void;
}

export const ScreenTitleContext = createContext<ScreenTitle>({ progress: '', onTitle: () => {} });

/** Moves the focus to a screen's heading as the screen appears, and makes its words the document's title. */
export function useScreenTitle(title: string) {
  const { progress, onTitle } = useContext(ScreenTitleContext);
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  useEffect(() => onTitle(title), [onTitle, title]);
  return { ref, progress };
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-8);
`;

const Lead = styled.p`
  color: var(--lw-color-muted);
  text-wrap: pretty;
`;

export interface StepHeadingProps {
  id?: string | undefined;
  title: string;
  /** One sentence under it. */
  children?: ReactNode;
}

/** What a step asks. */
export function StepHeading({ id, title, children }: StepHeadingProps) {
  const { ref, progress } = useScreenTitle(title);
  const progressId = useId();
  return (
    <Head>
      <h1 id={id} ref={ref} tabIndex={-1} aria-describedby={progress ? progressId : undefined}>
        {title}
      </h1>
      {progress && (
        <span id={progressId} hidden>
          {progress}
        </span>
      )}
      {children && <Lead>{children}</Lead>}
    </Head>
  );
}
