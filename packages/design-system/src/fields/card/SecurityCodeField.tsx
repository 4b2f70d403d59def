import { CircleQuestionMark } from 'lucide-react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { FieldButton } from '../field/FieldButton.tsx';
import { Popover } from '../field/Popover.tsx';
import { DigitsField, type DigitsFieldProps, onlyDigits } from '../text/DigitsField.tsx';
import { SecurityCodePicture } from './SecurityCodePicture.tsx';

/** Three digits, four (American Express), or either while the brand is not known. */
export type SecurityCodeLength = 3 | 4 | '3or4';

export interface SecurityCodeFieldProps extends Omit<DigitsFieldProps, 'digits' | 'suffix'> {
  /** Digits on the card: 4 for American Express, else 3. */
  length: SecurityCodeLength;
  /** The help beside the field: the name of its button, its heading, and where to look on each kind of card. */
  help: { button: string; heading: string; back: string; front: string };
}

const LONGEST = { 3: 3, 4: 4, '3or4': 4 } satisfies Record<SecurityCodeLength, number>;

const Help = styled(Dialog)`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-12);
  padding: var(--lw-space-16);
  max-inline-size: 20rem;
  outline: none;

  & > h2 {
    margin: 0;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
    font-size: var(--lw-font-size-16);
    line-height: var(--lw-line-height-16);
  }
`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-8) var(--lw-space-16);

  & > p {
    flex: 1 1 8em;
    margin: 0;
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }
`;

/** A card's security code (CVV), with help that shows where it stands. */
export function SecurityCodeField({ length, help, ...props }: SecurityCodeFieldProps) {
  return (
    <DigitsField
      autoComplete="cc-csc"
      width="short"
      {...props}
      digits={(text) => onlyDigits(text).slice(0, LONGEST[length])}
      suffix={
        <DialogTrigger>
          <FieldButton aria-label={help.button}>
            <Icon of={CircleQuestionMark} />
          </FieldButton>
          <Popover placement="bottom end">
            <Help>
              <Heading slot="title">{help.heading}</Heading>
              {length !== 4 && (
                <Place>
                  <SecurityCodePicture side="back" />
                  <p>{help.back}</p>
                </Place>
              )}
              {length !== 3 && (
                <Place>
                  <SecurityCodePicture side="front" />
                  <p>{help.front}</p>
                </Place>
              )}
            </Help>
          </Popover>
        </DialogTrigger>
      }
    />
  );
}
