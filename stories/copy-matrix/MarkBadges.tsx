import { useCopy } from '@linework/copy';
import { Badge, type BadgeTone } from '@linework/design-system';
import { styled } from 'styled-components';
import type { TextsBefore } from '../../tools/copy/matrix/changes-since.ts';
import type { Mark, MarkedRow } from '../../tools/copy/matrix/filter-rows.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { Note } from './table-styles.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const tones = {
  missing: 'critical',
  placeholders: 'critical',
  longer: 'warning',
  same: 'warning',
  changed: 'brand',
  nowhere: 'neutral',
} as const satisfies Record<Mark, BadgeTone>;

export interface MarkBadgesProps {
  readonly row: MarkedRow;
  readonly change: TextsBefore | 'new' | undefined;
}

/** What a text stands out by, worst first. */
export function MarkBadges({ row, change }: MarkBadgesProps) {
  const { t } = useCopy(copyMatrixCopy);
  const { sameBecause } = row;
  if (row.marks.size === 0) {
    return <Note>{sameBecause ? t('table.sameBecause', { reason: sameBecause }) : t('table.ordinary')}</Note>;
  }
  const wordsOf = (mark: Mark): string[] => {
    if (mark === 'missing') return row.missing.map((language) => t(`mark.missing.${language}`));
    return [mark === 'changed' && change === 'new' ? t('mark.new') : t(`mark.${mark}`)];
  };
  const order: readonly Mark[] = ['missing', 'placeholders', 'longer', 'same', 'changed', 'nowhere'];
  return (
    <List>
      {order
        .filter((mark) => row.marks.has(mark))
        .flatMap((mark) =>
          wordsOf(mark).map((words) => (
            <li key={words}>
              <Badge tone={tones[mark]}>{words}</Badge>
            </li>
          )),
        )}
    </List>
  );
}
