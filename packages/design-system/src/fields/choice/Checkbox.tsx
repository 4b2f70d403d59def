import { Check, Minus } from 'lucide-react';
import {
  CheckboxButton as AriaCheckboxButton,
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { focusRing } from '../field/control.ts';
import { Description, FieldErrorLine, type FieldTexts, fieldColumn } from '../field/Field.tsx';
import { choiceRow } from './choice-row.ts';

export interface CheckboxProps
  extends Omit<AriaCheckboxFieldProps, 'children' | 'className' | 'render' | 'style'>,
    FieldTexts {}

const Column = styled(AriaCheckboxField)`
  ${fieldColumn}

  /* What belongs to the box stands under its words, not under the box. */
  & > :not(label) {
    margin-inline-start: calc(1.5rem + var(--lw-space-12));
  }
`;

/* Choices stand close together: an error has no gap under it to stand in, as a text field's has. */
const Said = styled.div`
  padding-block-end: calc(var(--lw-line-height-14) + var(--lw-space-8));
`;

const Choice = styled(AriaCheckboxButton)`
  ${choiceRow}

  gap: var(--lw-space-12);
`;

const Box = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: var(--lw-border-strong) solid var(--lw-color-line-strong);
  border-radius: calc(var(--lw-radius-control) - var(--lw-space-2));
  background: var(--lw-color-surface);
  color: var(--lw-color-on-brand);
  transition: background-color var(--lw-motion-fast) var(--lw-ease-out);

  & > svg {
    stroke-width: 2.4;
  }

  [data-hovered] > & {
    border-color: var(--lw-color-ink);
  }

  [data-selected] > &,
  [data-indeterminate] > & {
    border-color: var(--lw-color-brand);
    background: var(--lw-color-brand);
  }

  [data-invalid] > & {
    border-color: var(--lw-color-critical);
  }

  [data-focus-visible] > & {
    ${focusRing}
  }

  [data-disabled] > & {
    border-color: var(--lw-color-line-strong);
    background: var(--lw-color-canvas);
    color: var(--lw-color-muted);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;

    [data-disabled] > & {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** A yes or no that takes effect with the form. */
export function Checkbox({ label, description, errorMessage, ...props }: CheckboxProps) {
  return (
    <Column validationBehavior="aria" isInvalid={Boolean(errorMessage)} {...props}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <Choice>
            <Box>{isIndeterminate ? <Icon of={Minus} /> : isSelected ? <Icon of={Check} /> : null}</Box>
            <span>{label}</span>
          </Choice>
          <Description>{description}</Description>
          {errorMessage && (
            <Said>
              <FieldErrorLine>{errorMessage}</FieldErrorLine>
            </Said>
          )}
        </>
      )}
    </Column>
  );
}
