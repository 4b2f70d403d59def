import { useState } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { Description, FieldErrorLine, type FieldTexts, fieldColumn, Label } from '../field/Field.tsx';
import { RadioCard, type RadioCardOption } from './RadioCard.tsx';

export interface RadioCardsProps
  extends Omit<AriaRadioGroupProps, 'children' | 'className' | 'render' | 'style' | 'orientation'>,
    Omit<FieldTexts, 'label'> {
  /** The question. Left out when a heading on the page asks it: name that with `aria-labelledby`. */
  label?: FieldTexts['label'];
  /** What can be chosen, two to six, in the order of the sheet. */
  options: readonly RadioCardOption[];
}

const Column = styled(AriaRadioGroup)`
  ${fieldColumn}
`;

const Cards = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-12);
`;

/** One choice among few, each a card that says what it costs. */
export function RadioCards({ label, description, errorMessage, options, ...props }: RadioCardsProps) {
  const [kept, setKept] = useState(props.defaultValue ?? null);
  const chosen = props.value === undefined ? kept : props.value;
  const choose = (value: string) => {
    if (options.find((option) => option.value === value)?.unavailable) return;
    setKept(value);
    props.onChange?.(value);
  };
  return (
    <Column
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      {...props}
      value={chosen}
      onChange={choose}
    >
      {label && <Label>{label}</Label>}
      <Description>{description}</Description>
      <Cards data-invalid={errorMessage ? true : undefined}>
        {options.map((option) => (
          <RadioCard key={option.value} option={option} isChosen={option.value === chosen} />
        ))}
      </Cards>
      <FieldErrorLine>{errorMessage}</FieldErrorLine>
    </Column>
  );
}
