import { Check, ChevronDown } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  SelectValue,
} from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { controlBox, disabledBox, focusRing, invalidBox } from '../field/control.ts';
import { Description, FieldErrorLine, type FieldTexts, fieldColumn, Label } from '../field/Field.tsx';
import { Popover } from '../field/Popover.tsx';

export interface SelectOption {
  id: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps
  extends Omit<AriaSelectProps<SelectOption>, 'children' | 'className' | 'render' | 'style' | 'placeholder'>,
    FieldTexts {
  /** What can be chosen, in the order in which it is read. */
  options: readonly SelectOption[];
  /** Stands in the box while nothing is chosen. */
  placeholder: string;
  /** `button` among buttons, for what the page shows and no form sends: its label is spoken alone. */
  look?: 'field' | 'button';
  /** Before what is chosen, where it looks like a button. */
  icon?: IconShape;
}

const Column = styled(AriaSelect<SelectOption>)`
  ${fieldColumn}
`;

const Box = styled(Button)`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-8);
  inline-size: 100%;
  padding-block: var(--lw-space-8);
  padding-inline: var(--lw-space-12);
  font: inherit;
  text-align: start;
  cursor: pointer;

  & [data-placeholder] {
    color: var(--lw-color-muted);
  }

  & > svg {
    flex: none;
    color: var(--lw-color-muted);
  }

  &[data-hovered] {
    border-color: var(--lw-color-ink);
  }

  &[data-look="button"] {
    gap: min(var(--lw-space-8), 2vw);
    min-block-size: var(--lw-control-height);
    padding-inline: min(var(--lw-space-12), 3vw);
    color: var(--lw-color-brand);
    font-weight: var(--lw-font-weight-semibold);

    & > :not(svg) {
      min-inline-size: 0;
    }

    & > svg {
      color: inherit;
    }

    /* In large letters on a phone the words need its room. */
    & > svg:first-child {
      inline-size: clamp(0px, (100% - 9rem) * 999, 1.25rem);
    }

    &[data-hovered] {
      border-color: var(--lw-color-brand);
      background: var(--lw-color-brand-soft);
    }

    /* In large letters on a phone what is chosen needs the room. */
    @container (max-width: 14rem) {
      & > svg:first-child:not(:last-child) {
        display: none;
      }
    }

    @media print {
      display: none;
    }
  }

  [data-invalid] > & {
    ${invalidBox}
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-disabled] {
    ${disabledBox}
  }
`;

const List = styled(ListBox<SelectOption>)`
  box-sizing: border-box;
  min-inline-size: var(--trigger-width);
  padding: var(--lw-space-4);
  outline: none;
`;

const Item = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-12);
  box-sizing: border-box;
  min-block-size: var(--lw-control-height);
  padding: var(--lw-space-8) var(--lw-space-12);
  border-radius: var(--lw-radius-control);
  color: var(--lw-color-ink);
  outline: none;
  cursor: pointer;

  & > svg {
    flex: none;
    color: var(--lw-color-brand);
    visibility: hidden;
  }

  &[data-selected] {
    font-weight: var(--lw-font-weight-semibold);

    & > svg {
      visibility: visible;
    }
  }

  &[data-focused] {
    background: var(--lw-color-brand-soft);
  }

  &[data-focus-visible] {
    outline: var(--lw-focus-width) solid var(--lw-color-focus);
    outline-offset: calc(-1 * var(--lw-focus-width));
  }

  &[data-disabled] {
    color: var(--lw-color-muted);
    cursor: not-allowed;
  }
`;

/** One choice among more than cards have room for. */
export function Select({
  label,
  description,
  errorMessage,
  options,
  look = 'field',
  icon,
  ...props
}: SelectProps) {
  const isButton = look === 'button';
  return (
    <Column validationBehavior="aria" isInvalid={Boolean(errorMessage)} {...props}>
      {isButton ? (
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
      ) : (
        <Label>{label}</Label>
      )}
      <Description>{description}</Description>
      <Box data-look={look}>
        {icon && <Icon of={icon} />}
        <SelectValue<SelectOption>>
          {({ isPlaceholder, defaultChildren, selectedText }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <Icon of={ChevronDown} />
      </Box>
      {!isButton && <FieldErrorLine>{errorMessage}</FieldErrorLine>}
      <Popover>
        <List items={options}>
          {(option) => (
            <Item id={option.id} textValue={option.label} isDisabled={option.isDisabled ?? false}>
              <span>{option.label}</span>
              <Icon of={Check} />
            </Item>
          )}
        </List>
      </Popover>
    </Column>
  );
}
