import { useCopy } from '@linework/copy';
import type { KeyboardEvent } from 'react';
import { atlasCopy } from './atlas.copy.ts';
import type { PlacedBox } from './layout.ts';
import type { StateStory } from './load-atlas.ts';
import { MapPicture } from './MapPicture.tsx';
import { sizes } from './measure.ts';
import type { Choice } from './use-choice.ts';

export interface MapCardProps {
  readonly box: PlacedBox;
  /** Null where nobody can tell which stories there are. */
  readonly stories: readonly StateStory[] | null;
  readonly choice: Choice;
  readonly isOnPath: boolean;
  readonly onPointed: (id: string | null) => void;
  /** By keyboard it may lie out of sight; what the pointer is on must stay under it. */
  readonly onFocused: (box: PlacedBox, byKeyboard: boolean) => void;
}

const { card, cardPadding, titleLine, chip } = sizes;
const chipWidth = 104;

/** A state: what it is called, its picture, and a link to its story; a state without a story says so in red. */
export function MapCard({ box, stories, choice, isOnPath, onPointed, onFocused }: MapCardProps) {
  const { t } = useCopy(atlasCopy);
  const { id, title, height, state } = box;
  const name = title.join(' ');
  const [first] = stories ?? [];
  const role = choice.roleOf(id);
  const isMissing = stories?.length === 0;
  const facts = [
    state?.isInitial ? t('card.start') : '',
    state?.isEnd ? t('card.end') : '',
    stories && stories.length > 1 ? t('card.stories', { count: stories.length }) : '',
  ].filter(Boolean);
  const face = (
    <>
      <rect data-part="card" width={card} height={height} rx={16} />
      <text lang="en" data-part="title">
        {title.map((line, at) => (
          <tspan key={line} x={cardPadding} y={cardPadding + 24 + at * titleLine}>
            {`${line} `}
          </tspan>
        ))}
      </text>
      <MapPicture y={cardPadding + title.length * titleLine + 6} story={first} isMissing={isMissing} />
      <text aria-hidden data-part="note" x={cardPadding} y={height - cardPadding - chip / 2 + 5}>
        {facts.join(' · ')}
      </text>
    </>
  );
  const choose = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choice.choose(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at or focused inside only lights up its arrows.
    <g
      transform={`translate(${box.x} ${box.y})`}
      data-missing={isMissing || undefined}
      data-chosen={role !== null || isOnPath || undefined}
      onPointerEnter={() => onPointed(id)}
      onPointerLeave={() => onPointed(null)}
      onFocus={({ target }) => onFocused(box, target.matches(':focus-visible'))}
      onBlur={() => onPointed(null)}
    >
      {first ? (
        <a href={first.address} target="_top">
          {face}
        </a>
      ) : (
        face
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own. */}
      <g
        role="button"
        tabIndex={0}
        aria-pressed={role !== null}
        aria-label={t(`card.${role ?? 'choose'}Named`, { state: name })}
        transform={`translate(${card - cardPadding - chipWidth} ${height - cardPadding - chip})`}
        onClick={() => choice.choose(id)}
        onKeyDown={choose}
      >
        <rect width={chipWidth} height={chip} rx={chip / 2} />
        <text x={chipWidth / 2} y={chip / 2}>
          {t(`card.${role ?? 'choose'}`)}
        </text>
      </g>
    </g>
  );
}
