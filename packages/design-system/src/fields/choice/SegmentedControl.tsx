import { Check } from 'lucide-react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { focusRing } from '../field/control.ts';
import { fieldColumn, Label } from '../field/Field.tsx';

const Column = styled(AriaRadioGroup)`
  ${fieldColumn}
`;

/* Side by side, as wide as each other; one under the other where the words have no room. */
const Track = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  max-inline-size: 26rem;
  border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-surface);
`;

const Segment = styled(RadioButton)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--lw-space-8);
  block-size: 100%;
  min-block-size: calc(var(--lw-control-height) - 2 * var(--lw-border-hairline));
  padding: var(--lw-space-8) var(--lw-space-12);
  border-radius: calc(var(--lw-radius-control) - var(--lw-border-hairline));
  color: var(--lw-color-body);
  text-align: center;
  cursor: pointer;

  & > svg {
    flex: none;
    display: none;
    stroke-width: 3;
  }

  &[data-selected] {
    background: var(--lw-color-brand-soft);
    box-shadow: inset 0 0 0 var(--lw-border-strong) var(--lw-color-brand);
    color: var(--lw-color-brand);
    font-weight: var(--lw-font-weight-semibold);

    & > svg {
      display: block;
    }
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: var(--lw-border-strong) solid Highlight;
      outline-offset: calc(-1 * var(--lw-border-strong));
    }
  }
`;

export interface SegmentedControlProps
  extends Omit<
    AriaRadioGroupProps,
    'children' | 'className' | 'render' | 'style' | 'orientation' | 'value' | 'onChange'
  > {
  /** The question. */
  label: string;
  /** What can be chosen, two or three. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** The chosen one. */
  value: string;
  /** Called with the one that was chosen. */
  onChange: (value: string) => void;
}

/** One of two or three short answers, one of them always chosen. What each needs told is for `RadioCards`. */
export function SegmentedControl({ label, options, ...props }: SegmentedControlProps) {
  return (
    <Column orientation="horizontal" {...props}>
      <Label>{label}</Label>
      <Track>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value}>
            <Segment>
              <Icon of={Check} size="small" />
              {option.label}
            </Segment>
          </RadioField>
        ))}
      </Track>
    </Column>
  );
}
