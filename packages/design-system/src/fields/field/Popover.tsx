import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 calc(-1 * var(--lw-space-4));
  }
`;

/** The sheet that opens beside a field: a calendar, a list, a word of help. */
export const Popover = styled(AriaPopover)`
  box-sizing: border-box;
  max-inline-size: min(24rem, calc(100vw - 2 * var(--lw-space-8)));
  overflow: auto;
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-raised);
  color: var(--lw-color-body);
  font-family: var(--lw-font-family-text);
  font-size: var(--lw-font-size-16);
  line-height: var(--lw-line-height-16);
  box-shadow: var(--lw-shadow-raised);

  &[data-entering] {
    animation: ${appear} var(--lw-motion-normal) var(--lw-ease-out);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
