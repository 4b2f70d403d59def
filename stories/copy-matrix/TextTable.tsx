import { useCopy } from '@linework/copy';
import type { MarkedRow } from '../../tools/copy/matrix/filter-rows.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import type { MatrixFacts } from './matrix-facts.ts';
import { TextRow } from './TextRow.tsx';
import { Table } from './table-styles.ts';

const widths = ['20%', '26%', '26%', '13%', '15%'];

export interface TextTableProps {
  readonly rows: readonly MarkedRow[];
  readonly facts: MatrixFacts;
}

/** Texts, a line each; where the page is narrow, a card each. */
export function TextTable({ rows, facts }: TextTableProps) {
  const { t } = useCopy(copyMatrixCopy);
  const heads = [
    t('table.key'),
    t('table.language.en'),
    t('table.language.es'),
    t('table.marks'),
    t('table.shown'),
  ];
  return (
    <Table aria-label={t('table.label')}>
      <thead>
        <tr>
          {heads.map((head, column) => (
            <th scope="col" key={head} style={{ inlineSize: widths[column] }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TextRow key={row.id} row={row} facts={facts} />
        ))}
      </tbody>
    </Table>
  );
}
