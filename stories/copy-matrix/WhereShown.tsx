import { useCopy } from '@linework/copy';
import { Button, Link } from '@linework/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { NamedStory } from '../../tools/copy/matrix/where-shown.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { Note, Stack } from './table-styles.ts';

const Thumbnail = styled.img`
  display: block;
  inline-size: 6rem;
  aspect-ratio: 390 / 844;
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-canvas);
  object-fit: cover;
  object-position: top;
`;

const Stories = styled.ul`
  display: grid;
  gap: var(--lw-space-8);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Folder = styled(Note)`
  overflow-wrap: anywhere;
`;

/** `Flows/One-time payment` and `Reviewing` as one name: where it stands in the sidebar goes without saying. */
const nameOf = ({ title, name }: NamedStory): string =>
  [title.slice(title.indexOf('/') + 1), name].filter(Boolean).join(': ');
const addressOf = ({ id }: NamedStory): string => `?path=/story/${id}`;

export interface WhereShownProps {
  /** None: no story shows it. Undefined: nobody has recorded what stories show. */
  readonly stories: readonly NamedStory[] | undefined;
  readonly folder: string;
  readonly pictureOf: (storyId: string) => string | undefined;
}

/** The stories that show a text, with a picture of the first; without any, the folder of its flow. */
export function WhereShown({ stories, folder, pictureOf }: WhereShownProps) {
  const { t } = useCopy(copyMatrixCopy);
  const [showsAll, setShowsAll] = useState(false);
  const [first, ...others] = stories ?? [];
  if (!first) {
    return <Folder>{stories ? t('table.noStory', { folder }) : t('table.folder', { folder })}</Folder>;
  }
  const picture = pictureOf(first.id);
  return (
    <Stack>
      {picture && (
        <a href={addressOf(first)} target="_top">
          <Thumbnail src={picture} alt={t('table.picture', { story: nameOf(first) })} />
        </a>
      )}
      <Stories>
        {[first, ...(showsAll ? others : [])].map((story) => (
          <li key={story.id}>
            <Link variant="inline" href={addressOf(story)} target="_top">
              {nameOf(story)}
            </Link>
          </li>
        ))}
      </Stories>
      {others.length > 0 && !showsAll && (
        <Button variant="quiet" onPress={() => setShowsAll(true)}>
          {t('table.more', { count: others.length })}
        </Button>
      )}
    </Stack>
  );
}
