import { keyframes, styled } from 'styled-components';

export type SkeletonShape = 'text' | 'title' | 'figure' | 'tile' | 'control' | 'block';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/* A line of text is as tall as the text that comes: the bar inside it is what shows. */
const Shape = styled.span`
  display: block;
  max-width: 100%;
  animation: ${breathe} 1600ms ease-in-out infinite;

  &::before {
    content: "";
    display: block;
    height: 100%;
    border-radius: var(--lw-radius-control);
    background: var(--lw-color-skeleton);
    forced-color-adjust: none;
  }

  @media (forced-colors: active) {
    opacity: 0.5;
  }

  &[data-shape="text"] {
    height: var(--lw-line-height-16);
    padding-block: var(--lw-space-4);
  }

  &[data-shape="title"] {
    height: var(--lw-line-height-28);
    padding-block: var(--lw-space-4);
  }

  &[data-shape="figure"] {
    height: var(--lw-line-height-56);
    padding-block: var(--lw-space-8);
  }

  &[data-shape="tile"] {
    width: 2.5rem;
    height: 2.5rem;
    flex: none;
  }

  &[data-shape="control"] {
    height: var(--lw-control-height);
  }

  &[data-shape="block"] {
    height: 8rem;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export interface SkeletonProps {
  shape?: SkeletonShape;
  /** As wide as what comes, in CSS: `12ch`, `60%`. */
  width?: string;
  height?: string;
}

/** Holds the place of what is on its way, in its shape. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return <Shape aria-hidden data-shape={shape} style={{ width, height }} />;
}
