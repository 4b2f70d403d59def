import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { focusRing } from './control.ts';

/** A button that stands inside a field's box. */
export const FieldButton = styled(AriaButton)`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: calc(var(--lw-control-height) - var(--lw-space-8));
  min-block-size: calc(var(--lw-control-height) - var(--lw-space-8));
  margin-inline: var(--lw-space-4);
  padding: 0 var(--lw-space-8);
  border: 0;
  border-radius: calc(var(--lw-radius-control) - var(--lw-space-2));
  background: transparent;
  color: var(--lw-color-brand);
  font: inherit;
  font-weight: var(--lw-font-weight-medium);
  font-size: var(--lw-font-size-14);
  cursor: pointer;

  &[data-hovered] {
    background: var(--lw-color-brand-soft);
    color: var(--lw-color-brand-hover);
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-disabled] {
    color: var(--lw-color-muted);
    cursor: not-allowed;
  }
`;
