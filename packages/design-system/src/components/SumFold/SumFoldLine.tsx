import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { HelpIcon } from '../Icon/icons.ts';

const Line = styled.li`
  padding-block: var(--lw-space-12);
  font-weight: var(--lw-font-weight-regular);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--lw-space-16);
`;

const Label = styled.span`
  flex: 1 1 8rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Figure = styled.span`
  margin-inline-start: auto;
  color: var(--lw-color-ink);
`;

/* Small to look at, a finger's breadth to hit, without moving what stands around it. */
const Ask = styled(Button)`
  display: inline-grid;
  place-content: center;
  inline-size: var(--lw-control-height);
  block-size: var(--lw-control-height);
  margin-block: calc((1lh - var(--lw-control-height)) / 2);
  margin-inline: calc(-1 * var(--lw-space-8));
  padding: 0;
  border: 0;
  border-radius: var(--lw-radius-control);
  background: none;
  color: var(--lw-color-muted);
  vertical-align: top;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:is([data-hovered], [aria-expanded="true"]) {
    color: var(--lw-color-brand);
  }

  /* Around the sign, not across the words beside it. */
  &[data-focus-visible] {
    outline-offset: calc(-1 * var(--lw-space-12));
  }

  @media print {
    display: none;
  }
`;

/* On the line of the label's last word. */
const Beside = styled.span`
  white-space: nowrap;

  &::before {
    content: "\\2060";
  }
`;

const Under = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
`;

const Told = styled.p`
  margin-block-start: var(--lw-space-8);
  padding: var(--lw-space-12);
  border: var(--lw-border-hairline) solid transparent;
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand-soft);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

export interface SumFoldLineProps {
  /** "Business Internet 600". */
  label: ReactNode;
  /** A `Money`. */
  figure: ReactNode;
  /** Smaller, under it: what it was before. */
  note?: ReactNode;
  /** What it is, in a sentence or two, where the label does not say it all; with what asks for it: "What is Static IP address?". */
  explained?: { readonly ask: string; readonly text: ReactNode } | undefined;
}

/** One line of a sum. What it is can be asked for, and stands under it then. */
export function SumFoldLine({ label, figure, note, explained }: SumFoldLineProps) {
  const [isTold, setTold] = useState(false);
  const textId = useId();
  return (
    <Line>
      <Head>
        <Label>
          {label}
          {explained && (
            <Beside>
              <Ask
                aria-label={explained.ask}
                aria-expanded={isTold}
                {...(isTold && { 'aria-controls': textId })}
                onPress={() => setTold(!isTold)}
              >
                <Icon of={HelpIcon} size="small" />
              </Ask>
            </Beside>
          )}
        </Label>{' '}
        <Figure>{figure}</Figure>
      </Head>
      {note && <Under>{note}</Under>}
      {explained && isTold && <Told id={textId}>{explained.text}</Told>}
    </Line>
  );
}
