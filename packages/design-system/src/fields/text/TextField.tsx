import type { ReactNode, Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { Description, FieldErrorLine, type FieldTexts, fieldColumn, Label } from '../field/Field.tsx';
import { InputFrame, TextInput } from '../field/InputFrame.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'render' | 'style' | 'prefix'>,
    FieldTexts {
  /** Stands in the box before the input, for the eye only: say it in the label too. */
  prefix?: ReactNode | undefined;
  /** Stands in the box after the input: a brand, a button. */
  suffix?: ReactNode | undefined;
  /** How long an answer to expect: a box says as much about the answer as its label. */
  width?: 'full' | 'medium' | 'short' | undefined;
  /** What an on-screen keyboard does by itself with first letters. */
  autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  /** An example of an answer, in the box until it has one. It is no label: say that too. */
  placeholder?: string | undefined;
  /** The input itself, for who moves the focus there. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;

/** One line of text, with its label, hint and error. `id` is the input's, as error summaries need. */
export function TextField({
  label,
  description,
  errorMessage,
  prefix,
  suffix,
  width = 'full',
  autoCapitalize,
  placeholder,
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <Column validationBehavior="aria" isInvalid={Boolean(errorMessage)} {...props}>
      <Label>{label}</Label>
      <Description>{description}</Description>
      <InputFrame data-width={width}>
        {prefix}
        <TextInput
          ref={inputRef ?? null}
          autoCapitalize={autoCapitalize}
          {...(placeholder && { placeholder })}
        />
        {suffix}
      </InputFrame>
      <FieldErrorLine>{errorMessage}</FieldErrorLine>
    </Column>
  );
}
