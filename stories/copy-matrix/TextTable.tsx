import { useCopy } from '@linework/copy';
import type { MarkedRow } from '../../tools/copy/matrix/filter-rows.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import type { MatrixFacts } from './matrix-facts.ts';
import { PlainTable } from './PlainTable.tsx';
import { TextRow } from './TextRow.tsx';
import { TextSheet } from './table-styles.ts';

export interface TextTableProps {
  readonly rows: readonly MarkedRow[];
  readonly facts: MatrixFacts;
}

/** Texts, a line each. */
export function TextTable({ rows, facts }: TextTableProps) {
  const { t } = useCopy(copyMatrixCopy);
  const columns = [
    { head: t('table.key'), width: '19%' },
    { head: t('table.language.en'), width: '25%' },
    { head: t('table.language.es'), width: '25%' },
    { head: t('table.marks'), width: '15%' },
    { head: t('table.shown'), width: '16%' },
  ];
  return (
    <PlainTable as={TextSheet} label={t('table.label')} columns={columns}>
      {rows.map((row) => (
        <TextRow key={row.id} row={row} facts={facts} />
      ))}
    </PlainTable>
  );
}
