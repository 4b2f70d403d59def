import { useCopy } from '@linework/copy';
import { atlasCopy } from './atlas.copy.ts';
import type { StateStory } from './load-atlas.ts';
import { sizes } from './measure.ts';

interface MapPictureProps {
  readonly y: number;
  readonly story: StateStory | undefined;
  readonly isMissing: boolean;
}

const { pictureWidth: width, picture: height, cardPadding } = sizes;

/** The first screen of a state's story; where there is none, words that say why. */
export function MapPicture({ y, story, isMissing }: MapPictureProps) {
  const { t } = useCopy(atlasCopy);
  const place = { x: cardPadding, y, width, height };
  return (
    <>
      <rect data-part="place" {...place} rx={10} />
      {story?.picture ? (
        <image data-part="picture" href={story.picture} {...place} preserveAspectRatio="xMidYMin slice" />
      ) : (
        <text
          aria-hidden={!isMissing}
          data-part="note"
          x={cardPadding + width / 2}
          y={y + height / 2}
          textAnchor="middle"
        >
          {t(isMissing ? 'card.noStory' : 'card.noPicture')}
        </text>
      )}
      <rect data-part="frame" {...place} rx={10} />
    </>
  );
}
