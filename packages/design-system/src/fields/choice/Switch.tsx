import { Check } from 'lucide-react';
import {
  SwitchButton as AriaSwitchButton,
  SwitchField as AriaSwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
} from 'react-aria-components/Switch';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { focusRing } from '../field/control.ts';
import { Description, type FieldTexts, fieldColumn } from '../field/Field.tsx';
import { choiceRow } from './choice-row.ts';

export interface SwitchProps
  extends Omit<AriaSwitchFieldProps, 'children' | 'className' | 'render' | 'style'>,
    Pick<FieldTexts, 'label' | 'description'> {}

const Column = styled(AriaSwitchField)`
  ${fieldColumn}

  /* What belongs to the switch stands under its words, not under the switch. */
  & > :not(label) {
    margin-inline-end: min(calc(2.75rem + var(--lw-space-16)), 20%);
  }
`;

const Choice = styled(AriaSwitchButton)`
  ${choiceRow}

  gap: var(--lw-space-16);
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

const Track = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  box-sizing: border-box;
  inline-size: 2.75rem;
  block-size: 1.5rem;
  padding: var(--lw-space-2);
  border: var(--lw-border-strong) solid var(--lw-color-line-strong);
  border-radius: 0.75rem;
  background: var(--lw-color-surface);
  transition: background-color var(--lw-motion-fast) var(--lw-ease-out);

  [data-hovered] > & {
    border-color: var(--lw-color-ink);
  }

  [data-selected] > & {
    justify-content: flex-end;
    border-color: var(--lw-color-brand);
    background: var(--lw-color-brand);
  }

  [data-focus-visible] > & {
    ${focusRing}
  }

  [data-disabled] > & {
    border-color: var(--lw-color-line-strong);
    background: var(--lw-color-canvas);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;

    [data-selected] > & {
      border-color: Highlight;
      background: Highlight;
    }

    [data-disabled] > & {
      border-color: GrayText;
      background: Canvas;
    }
  }
`;

const Knob = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1rem;
  block-size: 1rem;
  border-radius: 50%;
  background: var(--lw-color-muted);
  color: var(--lw-color-brand);

  & > svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    stroke-width: 3.5;
  }

  [data-selected] > * > & {
    background: var(--lw-color-on-brand);
  }

  [data-disabled] > * > & {
    background: var(--lw-color-line-strong);
    color: var(--lw-color-canvas);
  }

  @media (forced-colors: active) {
    background: CanvasText;

    [data-selected] > * > & {
      background: HighlightText;
      color: Highlight;
    }

    [data-disabled] > * > & {
      background: GrayText;
      color: Canvas;
    }
  }
`;

/** A setting that is on or off, and is kept the moment it is pressed. */
export function Switch({ label, description, ...props }: SwitchProps) {
  return (
    <Column {...props}>
      {({ isSelected }) => (
        <>
          <Choice>
            <Words>{label}</Words>
            <Track>
              <Knob>{isSelected && <Icon of={Check} size="small" />}</Knob>
            </Track>
          </Choice>
          <Description>{description}</Description>
        </>
      )}
    </Column>
  );
}
