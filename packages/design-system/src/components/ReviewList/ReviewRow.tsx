import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/* Label, value and action in a line; on a phone the label over the value, with large letters the action under it too. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--lw-space-4) var(--lw-space-16);
  padding-block: var(--lw-space-12);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  @container (min-width: 19rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  @container (min-width: 28rem) {
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    min-height: 4.8125rem;
  }
`;

const Label = styled.dt`
  grid-column: 1 / -1;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  @container (min-width: 28rem) {
    grid-column: auto;
  }
`;

/* A mark has no room beside large letters: it stands over them. */
const Answer = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--lw-space-12);
  min-width: 0;

  > :last-child {
    flex: 1 1 7rem;
    min-width: 0;
  }
`;

const Value = styled.span`
  display: block;
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-semibold);
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  display: block;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

export interface ReviewRowProps {
  /** "From", "On". */
  label: ReactNode;
  /** Before the value: a card's brand, a bank. */
  mark?: ReactNode;
  value: ReactNode;
  /** A line under the value. */
  note?: ReactNode;
  /** A quiet button whose spoken name tells it from its neighbours: "Change the date". */
  action?: ReactNode;
}

/** An answer: what was asked, what was said, and the way to say something else. */
export function ReviewRow({ label, mark, value, note, action }: ReviewRowProps) {
  return (
    <Row>
      <Label>{label}</Label>
      <Answer>
        {mark}
        <span>
          <Value>{value}</Value>
          {note && <Note>{note}</Note>}
        </span>
      </Answer>
      {action && <dd>{action}</dd>}
    </Row>
  );
}
