import type { PlacedBox } from './layout.ts';
import { sizes } from './measure.ts';

/** The words on a box's arrows, each resting on its own, where it leaves. */
export function MapExits({ box, isDimmed }: { box: PlacedBox; isDimmed: (exit: string) => boolean }) {
  return (
    <g aria-hidden transform={`translate(${box.x + box.drawnWidth + 10} ${box.y})`}>
      {box.exits.map(({ id, lines, y }) => (
        <g key={id} data-light={isDimmed(id) ? 'off' : undefined}>
          {lines.map(({ id: line, text, isGuard }, at) => (
            <text
              key={line}
              data-part="label"
              data-guard={isGuard || undefined}
              y={y - 6 - (lines.length - 1 - at) * sizes.labelLine}
            >
              {text}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
