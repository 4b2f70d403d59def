import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Table } from './before-after-table.ts';

const Room = styled.div`
  container-type: inline-size;
`;

/* Soft where something changes, and that stands out without its color too. */
const After = styled.td`
  &[data-changes] {
    border-radius: var(--lw-radius-control);
    background: var(--lw-color-warning-soft);

    @container (min-width: 34rem) {
      border-radius: 0;
    }
  }

  @media (forced-colors: active) {
    &[data-changes] {
      border-inline-start: 3px solid;
    }
  }
`;

const AfterHeading = styled.th`
  color: var(--lw-color-warning);

  thead &[data-changes] {
    border-radius: var(--lw-radius-control);
    background: var(--lw-color-warning-soft);

    @container (min-width: 34rem) {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;

const Says = styled.span`
  display: flex;
  align-items: baseline;
  gap: var(--lw-space-8);
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-semibold);

  > svg {
    flex: none;
    align-self: center;
    color: var(--lw-color-positive);
  }
`;

/** One thing, as it is and as it would be. */
export interface BeforeAfterRow {
  /** "Left to pay by December 6". */
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** A line under it. */
  readonly note?: ReactNode;
  /** It is the same afterward. */
  readonly stays?: boolean;
}

export interface BeforeAfterProps {
  /** What is compared, for whoever hears the table. */
  readonly caption: string;
  /** "If you keep it", "If you cancel it". */
  readonly headings: { readonly before: string; readonly after: string };
  /** What changes first, then what stays: what changes is one soft ground. */
  readonly rows: readonly BeforeAfterRow[];
}

/** What a decision comes to, before it is made: each thing as it is and as it would be (product decision "Consequence preview"). */
export function BeforeAfter({ caption, headings, rows }: BeforeAfterProps) {
  const changes = rows.some(({ stays }) => !stays);
  return (
    <Room data-breadth="sheet">
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{headings.before}</th>
            <AfterHeading scope="col" data-changes={changes || undefined}>
              {headings.after}
            </AfterHeading>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, after, note, stays = false }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-heading={headings.before}>{before}</td>
              <After data-heading={headings.after} data-changes={!stays || undefined}>
                <Says>
                  {stays && <Icon of={CheckIcon} />}
                  <span>{after}</span>
                </Says>
                {note}
              </After>
            </tr>
          ))}
        </tbody>
      </Table>
    </Room>
  );
}
