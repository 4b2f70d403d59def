import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { styled } from 'styled-components';
import { atlasCopy } from './atlas.copy.ts';
import type { StateStory } from './load-atlas.ts';

const Column = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-8);
  min-inline-size: 0;

  &&& {
    margin: 0;
  }
`;

const Screen = styled.div`
  aspect-ratio: 390 / 620;
  overflow: hidden;
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-surface);

  &[data-empty] {
    display: grid;
    place-items: center;
    background: var(--lw-color-canvas);
    color: var(--lw-color-muted);
  }

  &[data-missing] {
    border-color: var(--lw-color-critical);
    border-style: dashed;
    color: var(--lw-color-critical);
  }

  & > img {
    display: block;
    inline-size: 100%;
  }
`;

const Note = styled.p`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
  overflow-wrap: anywhere;
`;

export interface StateCardProps {
  readonly title: string;
  /** Null where nobody can tell which stories there are. */
  readonly stories: readonly StateStory[] | null;
  /** What leads to it. */
  readonly note: string | undefined;
}

/** A state with its first screen, the way to its story, and what leads to it. */
export function StateCard({ title, stories, note }: StateCardProps) {
  const { t } = useCopy(atlasCopy);
  const [first] = stories ?? [];
  const isMissing = stories?.length === 0;
  return (
    <Column>
      <Screen data-empty={!first?.picture || undefined} data-missing={isMissing || undefined}>
        {first?.picture ? (
          <img src={first.picture} alt="" loading="lazy" />
        ) : (
          t(isMissing ? 'card.noStory' : 'card.noPicture')
        )}
      </Screen>
      {first ? (
        <Link href={first.address} target="_top">
          {title}
        </Link>
      ) : (
        <strong>{title}</strong>
      )}
      {note && <Note>{note}</Note>}
    </Column>
  );
}
