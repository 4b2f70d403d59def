import { Button } from 'react-aria-components/Button';
import { Modal as AriaModal, Dialog, ModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/* A sheet from below on a phone, where the thumb is; in the middle from 768 px. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 30;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: end center;
  padding: var(--lw-space-8);
  background: var(--lw-color-scrim);

  ${media.medium} {
    place-items: center;
    padding: var(--lw-space-24);
  }

  &[data-entering] {
    animation: ${appear} var(--lw-motion-slow) var(--lw-ease-out);
  }

  &[data-exiting] {
    animation: ${appear} var(--lw-motion-fast) var(--lw-ease-out) reverse;
  }

  /* A question waits for an answer; the page under it is what one prints. */
  @media print {
    display: none;
  }
`;

/* As wide as what it frames, never wider than the window. */
export const Frame = styled(AriaModal)`
  max-width: 100%;
`;

export const Panel = styled(Dialog)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
  width: 32rem;
  max-width: 100%;
  max-height: calc(100dvh - var(--lw-space-16));
  overflow-y: auto;
  padding: var(--lw-space-24);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-raised);
  box-shadow: var(--lw-shadow-raised);
  color: var(--lw-color-body);
  outline: none;

  ${media.medium} {
    padding: var(--lw-space-32);
  }

  &[data-size="large"] {
    width: 44rem;
  }

  h2 {
    padding-inline-end: var(--lw-space-32);
    font-size: var(--lw-font-size-22);
    line-height: var(--lw-line-height-22);
  }
`;

export const Close = styled(Button)`
  position: absolute;
  inset-block-start: var(--lw-space-12);
  inset-inline-end: var(--lw-space-12);
  display: grid;
  place-items: center;
  width: var(--lw-control-height);
  height: var(--lw-control-height);
  border: 0;
  border-radius: var(--lw-radius-control);
  background: transparent;
  color: var(--lw-color-muted);
  cursor: pointer;

  &[data-hovered] {
    background: var(--lw-color-brand-soft);
    color: var(--lw-color-ink);
  }
`;
