import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TimelineStep, type TimelineStepProps } from './TimelineStep.tsx';

const Frame = styled.div`
  container-type: inline-size;
  width: 100%;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container (min-width: 40rem) {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

export interface TimelineItem extends Omit<TimelineStepProps, 'children'> {
  id: string;
  /** What is so from then on, and what clears it. */
  text: ReactNode;
}

export interface TimelineProps {
  /** Names the list: "What happens next". */
  label: string;
  /** In the order they come. */
  items: readonly TimelineItem[];
}

/** What happens next: across where there is room, down where there is not. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <Frame>
      <List aria-label={label}>
        {items.map(({ id, text, ...step }) => (
          <TimelineStep key={id} {...step}>
            {text}
          </TimelineStep>
        ))}
      </List>
    </Frame>
  );
}
