import { ToggleButton } from 'react-aria-components/ToggleButton';
import { styled } from 'styled-components';

const Pill = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-8);
  min-block-size: var(--lw-control-height);
  padding: var(--lw-space-4) var(--lw-space-16);
  border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  border-radius: var(--lw-radius-pill);
  background: var(--lw-color-surface);
  color: var(--lw-color-body);
  font: inherit;
  font-size: var(--lw-font-size-14);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-14);
  text-align: start;
  cursor: pointer;
  transition: background var(--lw-motion-fast) var(--lw-ease-out);

  &[data-hovered] {
    border-color: var(--lw-color-ink);
  }

  &[data-selected] {
    border-color: var(--lw-color-brand);
    background: var(--lw-color-brand);
    color: var(--lw-color-on-brand);
  }

  &[data-focus-visible] {
    outline: var(--lw-focus-width) solid var(--lw-color-focus);
    outline-offset: var(--lw-focus-offset);
  }

  &[data-disabled] {
    border-color: var(--lw-color-line);
    background: transparent;
    color: var(--lw-color-muted);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;

    &[data-selected] {
      background: Highlight;
      color: HighlightText;
    }

    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: var(--lw-font-weight-bold);
`;

export interface MarkToggleProps {
  readonly name: string;
  /** How many texts it would leave; undefined where nobody knows. */
  readonly count: number | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A filter that is on or off, with what it would leave. */
export function MarkToggle({ name, count, isOn, onChange }: MarkToggleProps) {
  return (
    <Pill isSelected={isOn} onChange={onChange} isDisabled={count === undefined}>
      {name} <Count>{count ?? '–'}</Count>
    </Pill>
  );
}
