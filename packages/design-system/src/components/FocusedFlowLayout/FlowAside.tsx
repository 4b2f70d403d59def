import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';

/* The sheet's right side from 1090 px: behind a hairline, on the page's own ground. */
const Beside = styled.aside`
  display: none;
  min-width: 0;

  ${media.wide} {
    display: block;
    padding: var(--lw-space-32);
    border-inline-start: var(--lw-border-hairline) solid var(--lw-color-line);
    border-end-end-radius: var(--lw-radius-card);
    background: color-mix(in srgb, var(--lw-color-canvas) 55%, var(--lw-color-surface));
  }

  @media print {
    display: block;
    break-inside: avoid;
    padding: 0;
    border: 0;
  }

  > h2 {
    padding-block-end: var(--lw-space-16);
  }
`;

/* With the action under it at the foot of the screen, however little there is above. */
export const Folded = styled.section`
  min-width: 0;
  margin-block-start: auto;
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-surface);

  ${media.wide} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Fold = styled(Button)`
  display: flex;
  align-items: center;
  gap: var(--lw-space-8);
  width: 100%;
  min-height: var(--lw-control-height);
  padding: var(--lw-space-8) var(--lw-space-16);
  border: 0;
  border-radius: var(--lw-radius-control);
  background: none;
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-16);
  font-weight: var(--lw-font-weight-medium);
  text-align: start;
  cursor: pointer;

  svg {
    color: var(--lw-color-muted);
    transition: rotate var(--lw-motion-normal) var(--lw-ease-out);
  }

  &[aria-expanded="true"] svg {
    rotate: 180deg;
  }
`;

/* The title and the figure, which goes under it where there is no room beside it. */
const Line = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--lw-space-8);
  min-width: 0;
`;

const Content = styled.div`
  &:not(:empty) {
    padding: 0 var(--lw-space-16) var(--lw-space-16);
  }
`;

export interface FlowAsideProps {
  title: string;
  /** What the folded summary still shows: the figure. */
  note?: ReactNode;
  children: ReactNode;
}

/** The summary beside the screen, and after it in reading; on paper under it. */
export function FlowAside({ title, children }: FlowAsideProps) {
  const titleId = useId();
  return (
    <Beside aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Beside>
  );
}

/** What the folded summary is made of; `null` where a screen has none. */
export const FlowSummaryContext = createContext<FlowAsideProps | null>(null);

/** The summary before the action of a screen that has no room beside it: one line that unfolds. */
export function FoldedFlowAside() {
  const summary = useContext(FlowSummaryContext);
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) content.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (!summary) return null;
  const { title, note, children } = summary;
  return (
    <Folded aria-label={title}>
      <Fold aria-expanded={isOpen} aria-controls={contentId} onPress={() => setOpen(!isOpen)}>
        <Line>
          <span>{title}</span>
          <span className="lw-tabular">{note}</span>
        </Line>
        <Icon of={ChevronDownIcon} />
      </Fold>
      <Content ref={content} id={contentId}>
        {isOpen && children}
      </Content>
    </Folded>
  );
}
