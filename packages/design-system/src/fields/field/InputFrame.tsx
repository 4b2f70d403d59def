import { Input as AriaInput } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { controlBox, disabledBox, focusRing, invalidBox } from './control.ts';

/**
 * The visible box around an input and what stands beside it (a "$", a card brand, a button). It takes the
 * input's states, so the ring goes around the whole; a button inside keeps a ring of its own.
 */
export const InputFrame = styled.div`
  ${controlBox}
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;

  &[data-width='medium'] {
    max-inline-size: 16em;
  }

  &[data-width='short'] {
    max-inline-size: 9em;
  }

  &:hover {
    border-color: var(--lw-color-ink);
  }

  &:has(> input[data-invalid]) {
    ${invalidBox}
  }

  &:has(> input[data-focused]) {
    ${focusRing}
  }

  &:has(> input:disabled) {
    ${disabledBox}
  }
`;

export const TextInput = styled(AriaInput)`
  flex: 1;
  box-sizing: border-box;
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: calc(var(--lw-control-height) - 2 * var(--lw-border-hairline));
  margin: 0;
  padding-block: var(--lw-space-8);
  padding-inline: var(--lw-space-12);
  border: 0;
  border-radius: inherit;
  background: transparent;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;

  &:focus {
    outline: none;
  }

  &::placeholder {
    color: var(--lw-color-muted);
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 1;
    -webkit-text-fill-color: currentcolor;
  }

  &:autofill {
    box-shadow: inset 0 0 0 100vmax var(--lw-color-brand-soft);
    -webkit-text-fill-color: var(--lw-color-ink);
  }
`;
