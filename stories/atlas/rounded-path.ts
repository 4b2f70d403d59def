import type { Point } from './layout.ts';

const radius = 10;

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(by, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line around corners, each a little rounded, as an SVG path. */
export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M ${at(point)}`;
      if (!after) return `L ${at(point)}`;
      return `L ${at(towards(point, before, radius))} Q ${at(point)} ${at(towards(point, after, radius))}`;
    })
    .join(' ');
}
