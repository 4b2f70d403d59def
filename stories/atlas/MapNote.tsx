import { useCopy } from '@linework/copy';
import { atlasCopy } from './atlas.copy.ts';
import type { PlacedBox } from './layout.ts';
import { sizes } from './measure.ts';

/** What stands on the map and is no state: junctions, groups, history, and where a whole group leads on from. */
export function MapNote({ box }: { box: PlacedBox }) {
  const { t } = useCopy(atlasCopy);
  const { kind, title, drawnWidth, height } = box;
  const middle = { x: drawnWidth / 2, y: height / 2 };
  if (kind === 'group') {
    return (
      <g transform={`translate(${box.x} ${box.y})`}>
        <rect data-part="group" width={drawnWidth} height={height} rx={24} />
        <text lang="en" data-part="title" x={32} y={40}>
          {title.join(' ')}
        </text>
      </g>
    );
  }
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect data-part="junction" width={drawnWidth} height={height} rx={sizes.junction / 2} />
      {kind === 'anyOf' ? (
        <text data-part="note" {...middle} textAnchor="middle" dominantBaseline="central">
          {t('anyOf')}
        </text>
      ) : (
        <text data-part="letter" {...middle}>
          {title.join(' ')}
        </text>
      )}
    </g>
  );
}
