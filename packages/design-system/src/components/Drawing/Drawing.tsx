import { styled } from 'styled-components';

/** What the line that carries the meaning says, and in which of our colours. */
export type DrawingTone = 'brand' | 'positive' | 'critical';

/** A drawing as paths on a sheet of its own size, in pixels at the usual font size. */
export interface DrawingShape {
  readonly width: number;
  readonly height: number;
  readonly tone: DrawingTone;
  /** What is filled softly, under everything. */
  readonly soft?: string;
  /** The outlines, in ink. */
  readonly ink: string;
  /** The line that says what happened. */
  readonly line: string;
}

const Sheet = styled.svg`
  display: block;
  flex: none;
  max-width: 100%;
  height: auto;
  fill: none;
  stroke: var(--lw-color-ink);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;

  > [data-part="soft"] {
    fill: var(--lw-color-brand-soft);
    stroke: none;
  }

  > [data-part="line"] {
    stroke: var(--lw-color-brand);
    stroke-width: 2.5;
  }

  &[data-tone="positive"] > [data-part="soft"] {
    fill: var(--lw-color-positive-soft);
  }

  &[data-tone="positive"] > [data-part="line"] {
    stroke: var(--lw-color-positive);
  }

  &[data-tone="critical"] > [data-part="soft"] {
    fill: var(--lw-color-critical-soft);
  }

  &[data-tone="critical"] > [data-part="line"] {
    stroke: var(--lw-color-critical);
  }

  /* Once, as a pen would; whoever asked for no motion finds it drawn. */
  &[data-draws] > [data-part="line"] {
    stroke-dasharray: 1;
    animation: lw-draw var(--lw-motion-slow) var(--lw-ease-out);
  }

  @keyframes lw-draw {
    from {
      stroke-dashoffset: 1;
    }
  }
`;

const rem = (pixels: number) => `${pixels / 16}rem`;

export interface DrawingProps {
  /** Which one, from the set of drawings. */
  of: DrawingShape;
  /** The line that carries the meaning draws itself once, as the drawing appears. */
  drawsItself?: boolean;
}

/** A line drawing beside words that say the same, so that nobody needs to hear of it. */
export function Drawing({ of: { width, height, tone, soft, ink, line }, drawsItself = false }: DrawingProps) {
  return (
    <Sheet
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: rem(width) }}
      aria-hidden
      focusable={false}
      data-tone={tone}
      data-draws={drawsItself || undefined}
    >
      {soft && <path data-part="soft" d={soft} />}
      <path d={ink} />
      <path data-part="line" d={line} {...(drawsItself && { pathLength: 1 })} />
    </Sheet>
  );
}
