import { useCopy } from '@linework/copy';
import type { Refusal } from '../../tools/copy/matrix/import-plan.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { PlainTable } from './PlainTable.tsx';
import { CellLabel } from './table-styles.ts';

/** The lines of a file that an import refuses, and why. */
export function RefusalTable({ refusals }: { refusals: readonly Refusal[] }) {
  const { t } = useCopy(copyMatrixCopy);
  const columns = [
    { head: t('import.line'), width: '8%' },
    { head: t('import.why'), width: '92%' },
  ];
  return (
    <PlainTable label={t('import.tableOfRefusals')} columns={columns}>
      {refusals.map(({ line, id = '', language = 'en', why, detail = '' }) => (
        <tr key={`${line} ${id} ${language} ${why}`}>
          <th scope="row">
            <CellLabel aria-hidden>{t('import.line')} </CellLabel>
            {line}
          </th>
          <td>{t(`refusals.${why}`, { key: id, language: t(`languages.${language}`), detail })}</td>
        </tr>
      ))}
    </PlainTable>
  );
}
