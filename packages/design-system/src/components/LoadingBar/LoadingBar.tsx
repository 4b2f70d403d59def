import { keyframes, styled } from 'styled-components';

const run = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* What is there at once needs no bar: it shows after a sixth of a second. */
const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  height: 3px;
  overflow: hidden;
  background: var(--lw-color-brand-soft);
  animation: ${appear} 120ms 160ms backwards;
  forced-color-adjust: none;

  &::before {
    content: "";
    display: block;
    width: 40%;
    height: 100%;
    background: var(--lw-color-brand);
    animation: ${run} 1100ms ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      width: 100%;
      animation: none;
    }
  }

  @media print {
    display: none;
  }
`;

export interface LoadingBarProps {
  isLoading: boolean;
  /** "Loading the page". */
  label: string;
}

/** The next page is on its way. */
export function LoadingBar({ isLoading, label }: LoadingBarProps) {
  return isLoading ? <Track role="progressbar" aria-label={label} /> : null;
}
