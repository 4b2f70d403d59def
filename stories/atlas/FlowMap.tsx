import { useCopy } from '@linework/copy';
import { Button } from '@linework/design-system';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { atlasCopy } from './atlas.copy.ts';
import type { Arrow, PlacedBox } from './layout.ts';
import type { Atlas } from './load-atlas.ts';
import { type Light, MapArrow } from './MapArrow.tsx';
import { MapCard } from './MapCard.tsx';
import { MapExits } from './MapExits.tsx';
import { MapNote } from './MapNote.tsx';
import { Sheet } from './map-style.ts';
import type { PathStep } from './shortest-path.ts';
import type { Choice } from './use-choice.ts';
import { useView } from './use-view.ts';

const Frame = styled.div`
  block-size: min(74vh, 72vw);
  min-block-size: 18rem;
  overflow: hidden;
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-canvas);
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline: var(--lw-focus-width) solid var(--lw-color-focus);
    outline-offset: var(--lw-focus-offset);
  }

  @media print {
    block-size: 88vh;
    border: none;
    background: none;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-8);
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--lw-space-16);

  @media print {
    display: none;
  }
`;

const Hint = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

export interface FlowMapProps {
  readonly atlas: Atlas;
  readonly choice: Choice;
  readonly path: readonly PathStep[];
  /** Marked as long as no path is chosen. */
  readonly ordinary: readonly PathStep[];
  /** What is told of the path, beside the controls. */
  readonly children: ReactNode;
}

/** The map itself, to be zoomed and moved by keyboard, wheel and pointer. */
export function FlowMap({ atlas, choice, path: chosen, ordinary, children }: FlowMapProps) {
  const { t } = useCopy(atlasCopy);
  const { layout, storiesOf } = atlas;
  const { map, view, press, show, handlers } = useView(layout);
  const [pointed, setPointed] = useState<string | null>(null);
  const path = chosen.length > 0 ? chosen : ordinary;
  const onPath = new Set(path.map(({ transition }) => transition));

  const lightOf = ({ from, to, transitions }: Arrow): Light => {
    if (onPath.size > 0 && (chosen.length > 0 || pointed === null)) {
      // Through a junction only those arrows are meant that carry a step of this path.
      return transitions.some((way) => onPath.has(way)) ? 'on' : 'off';
    }
    if (pointed === null) return undefined;
    const touches = transitions.some(({ source, target }) => source === pointed || target === pointed);
    return touches || from === pointed || to === pointed ? 'on' : 'off';
  };
  const lights = new Map(layout.arrows.map((arrow) => [arrow, lightOf(arrow)]));
  const isDimmed = (exit: string): boolean => {
    const arrows = layout.arrows.filter(({ id }) => id.startsWith(`${exit} | `));
    return arrows.length > 0 && arrows.every((arrow) => lights.get(arrow) === 'off');
  };
  const focus = (box: PlacedBox, byKeyboard: boolean): void => {
    setPointed(box.id);
    if (byKeyboard) show({ x: box.x + box.drawnWidth / 2, y: box.y + box.height / 2 });
  };
  const place: CSSProperties & Record<`--${string}`, number> = {
    '--x': view.x,
    '--y': view.y,
    '--zoom': view.zoom,
  };

  return (
    <>
      <Bar>
        {children}
        <Controls>
          <Button variant="secondary" onPress={() => press('+')}>
            {t('map.in')}
          </Button>
          <Button variant="secondary" onPress={() => press('-')}>
            {t('map.out')}
          </Button>
          <Button variant="secondary" onPress={() => press('0')}>
            {t('map.fit')}
          </Button>
          <Button variant="secondary" onPress={() => window.print()}>
            {t('map.print')}
          </Button>
        </Controls>
      </Bar>
      <Frame
        role="group"
        aria-label={t('map.label', { flow: atlas.title })}
        aria-describedby="map-keys"
        tabIndex={0}
        {...handlers}
      >
        <Sheet
          ref={map}
          data-near={view.zoom > 1 || undefined}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role="group"
          aria-label={atlas.title}
        >
          <g style={place}>
            {layout.boxes
              .filter(({ kind }) => kind === 'group')
              .map((box) => (
                <MapNote key={box.id} box={box} />
              ))}
            {/* What is in light lies over what is not. */}
            {layout.arrows
              .toSorted((one, other) => Number(lights.get(one) === 'on') - Number(lights.get(other) === 'on'))
              .map((arrow) => (
                <MapArrow key={arrow.id} arrow={arrow} light={lights.get(arrow)} />
              ))}
            {layout.boxes.map((box) => (
              <MapExits key={box.id} box={box} isDimmed={isDimmed} />
            ))}
            {layout.boxes.map((box) =>
              box.kind === 'state' ? (
                <MapCard
                  key={box.id}
                  box={box}
                  stories={storiesOf(box.id)}
                  choice={choice}
                  isOnPath={path.some(({ to }) => to === box.id)}
                  onPointed={setPointed}
                  onFocused={focus}
                />
              ) : (
                box.kind !== 'group' && <MapNote key={box.id} box={box} />
              ),
            )}
          </g>
        </Sheet>
      </Frame>
      <Hint id="map-keys">{t('map.keys')}</Hint>
      {layout.boxes.some(({ kind }) => kind === 'junction') && <Hint>{t('map.legend')}</Hint>}
    </>
  );
}
