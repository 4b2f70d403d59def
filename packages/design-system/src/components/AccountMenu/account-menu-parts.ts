import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { barItem } from '../BottomBar/bar-item.ts';
import { headerActionStyle } from '../Header/header-action-style.ts';

export const Root = styled.div`
  position: relative;
  height: 100%;

  @media print {
    display: none;
  }
`;

export const BarTrigger = styled(Button)`
  ${barItem}
  width: 100%;
  border: 0;
  background: none;
  cursor: pointer;

  &[aria-expanded="true"] {
    color: var(--lw-color-ink);
  }
`;

export const HeadTrigger = styled(Button)`
  ${headerActionStyle}

  &[aria-expanded="true"] {
    color: var(--lw-color-ink);
  }
`;

/* As wide as a phone, less a hair on each side; what has no room in a low window scrolls. */
export const Panel = styled.div`
  position: absolute;
  z-index: 25;
  box-sizing: border-box;
  width: min(20rem, 100vw - var(--lw-space-16));
  max-height: calc(100dvh - 6rem);
  overflow-y: auto;
  padding: var(--lw-space-8);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-raised);
  color: var(--lw-color-body);
  text-align: start;
  box-shadow: var(--lw-shadow-raised);

  &[data-place="bar"] {
    inset-block-end: calc(100% + var(--lw-space-8));
    inset-inline-end: var(--lw-space-8);
  }

  &[data-place="head"] {
    inset-block-start: 100%;
    inset-inline-end: calc(-1 * var(--lw-space-8));
  }
`;
