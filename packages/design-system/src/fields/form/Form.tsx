import type { FormEvent, ReactNode } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { styled } from 'styled-components';

export interface FormProps
  extends Omit<
    AriaFormProps,
    'children' | 'className' | 'render' | 'style' | 'onSubmit' | 'validationBehavior' | 'validationErrors'
  > {
  /** Its fields, then the button that sends it. */
  children: ReactNode;
  /** Called when the form is sent, by button or by Enter. The page stays. */
  onSubmit: () => void;
}

const Column = styled(AriaForm)`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);
`;

/** A form whose errors are its own: the browser's bubbles, which no one can style or translate, stay away. */
export function Form({ onSubmit, ...props }: FormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <Column {...props} validationBehavior="aria" onSubmit={send} />;
}
