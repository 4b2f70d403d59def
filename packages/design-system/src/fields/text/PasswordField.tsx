import { useState } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { styled } from 'styled-components';
import { FieldButton } from '../field/FieldButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldWords {
  /** On the button: "Show". */
  show: string;
  hide: string;
  /** The button's full name, which begins with the word on it: "Show password". */
  showPassword: string;
  hidePassword: string;
  /** Announced after the change: "Your password is visible." */
  shown: string;
  hidden: string;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** What its button says, in both of its states. */
  words: PasswordFieldWords;
}

/** Both words take the same place, so the button keeps its width when one follows the other. */
const Words = styled.span`
  display: grid;

  & > span {
    grid-area: 1 / 1;
  }

  & > span[data-away] {
    visibility: hidden;
  }
`;

/** A password that can be looked at. */
export function PasswordField({ words, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [announced, setAnnounced] = useState('');
  const toggle = () => {
    setShown(!shown);
    setAnnounced(shown ? words.hidden : words.shown);
  };
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <>
          <FieldButton
            aria-label={shown ? words.hidePassword : words.showPassword}
            onPress={toggle}
            isDisabled={props.isDisabled ?? false}
          >
            <Words>
              <span data-away={shown || undefined}>{words.show}</span>
              <span data-away={!shown || undefined}>{words.hide}</span>
            </Words>
          </FieldButton>
          <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
        </>
      }
    />
  );
}
