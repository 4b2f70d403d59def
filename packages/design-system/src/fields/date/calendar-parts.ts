import { Calendar as AriaCalendar, CalendarGrid } from 'react-aria-components/Calendar';
import { styled } from 'styled-components';

/** The month always has seven columns: text grown beyond them stops at what a column holds. */
export const Month = styled(AriaCalendar)`
  container: month / inline-size;
  inline-size: 100%;
  max-inline-size: 36rem;
  color: var(--lw-color-body);
  font-family: var(--lw-font-family-text);
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-4);

  & > h2 {
    flex: 1;
    margin: 0;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
    font-size: min(var(--lw-font-size-18), 7cqi);
    line-height: 1.5;
  }

  & > button {
    min-inline-size: min(3rem, 14cqi);
    min-block-size: min(3rem, 14cqi);
    margin: 0;
    padding: 0;

    &:last-child {
      margin-inline-end: calc(-1 * var(--lw-space-12));
    }
  }
`;

export const Grid = styled(CalendarGrid)`
  inline-size: calc(100% + var(--lw-space-4));
  margin-inline: calc(-1 * var(--lw-space-2));
  table-layout: fixed;
  border-collapse: collapse;

  & th {
    padding-block: var(--lw-space-8);
    color: var(--lw-color-muted);
    font-weight: var(--lw-font-weight-medium);
    font-size: min(var(--lw-font-size-13), 4cqi);
    line-height: 1.5;
  }

  & td {
    padding: var(--lw-space-2);
  }
`;

/* Two lines are always there: nothing under the month moves when a day has more to say. */
export const Reason = styled.p`
  display: flex;
  gap: var(--lw-space-12);
  min-block-size: calc(2 * var(--lw-line-height-16));
  margin-block-start: var(--lw-space-16);

  & > svg {
    margin-block-start: var(--lw-space-2);
    color: var(--lw-color-brand);
  }
`;
