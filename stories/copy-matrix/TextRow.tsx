import { useCopy } from '@linework/copy';
import { Badge } from '@linework/design-system';
import { memo } from 'react';
import { styled } from 'styled-components';
import { changeSince } from '../../tools/copy/matrix/changes-since.ts';
import type { MarkedRow } from '../../tools/copy/matrix/filter-rows.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { MarkBadges } from './MarkBadges.tsx';
import type { MatrixFacts } from './matrix-facts.ts';
import { TextCell } from './TextCell.tsx';
import { CellLabel, Note, Stack } from './table-styles.ts';
import { WhereShown } from './WhereShown.tsx';

const Key = styled.span`
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-semibold);
  overflow-wrap: anywhere;
`;

export interface TextRowProps {
  readonly row: MarkedRow;
  readonly facts: MatrixFacts;
}

/** One text: its key, both languages, what it stands out by, and where it shows. */
export const TextRow = memo(function TextRow({ row, facts }: TextRowProps) {
  const { t } = useCopy(copyMatrixCopy);
  const { base, showing, pictureOf } = facts;
  const change = base ? changeSince(base, row) : undefined;
  return (
    <tr>
      <th scope="row">
        <Stack>
          <Note>{row.namespace}:</Note>
          <Key>{row.key}</Key>
          {row.pluralForm && <Badge>{t('table.plural', { form: row.pluralForm })}</Badge>}
        </Stack>
      </th>
      <TextCell row={row} language="en" change={change} />
      <TextCell row={row} language="es" change={change} />
      <td>
        <Stack>
          <CellLabel aria-hidden>{t('table.marks')}</CellLabel>
          <MarkBadges row={row} change={change} />
        </Stack>
      </td>
      <td>
        <Stack>
          <CellLabel aria-hidden>{t('table.shown')}</CellLabel>
          <WhereShown
            stories={showing ? (showing.get(row.id) ?? []) : undefined}
            folder={row.folder}
            pictureOf={pictureOf}
          />
        </Stack>
      </td>
    </tr>
  );
});
