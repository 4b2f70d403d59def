import type { Arrow } from './layout.ts';
import { roundedPath } from './rounded-path.ts';

/** In light: part of the path, or of what is pointed at. Off: beside it. */
export type Light = 'on' | 'off' | undefined;

/** One arrow. What it stands for is told by the words that rest on it, and by the table. */
export function MapArrow({ arrow, light }: { arrow: Arrow; light: Light }) {
  const end = arrow.points.at(-1);
  if (!end) return null;
  const head = `${end.x - 14},${end.y - 7} ${end.x},${end.y} ${end.x - 14},${end.y + 7}`;
  return (
    <g aria-hidden data-light={light} data-from={arrow.from} data-to={arrow.to}>
      <path data-part="arrow" d={roundedPath(arrow.points)} />
      <polygon data-part="head" points={head} />
    </g>
  );
}
