import { useCopy } from '@linework/copy';
import type { Change } from '../../tools/copy/matrix/import-plan.ts';
import { RegisterTable } from '../RegisterTable.tsx';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { MarkedText } from './MarkedText.tsx';
import { Note } from './table-styles.ts';

/** The texts that an import would write, each beside what it says now. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const { t } = useCopy(copyMatrixCopy);
  const columns = [
    t('import.line'),
    t('import.key'),
    t('import.language'),
    t('import.before'),
    t('import.after'),
  ];
  return (
    <RegisterTable label={t('import.tableOfChanges')} columns={columns}>
      {changes.map(({ line, row, language, before, after }) => (
        <tr key={`${row.id} ${language}`}>
          <td>{line}</td>
          <th scope="row">{row.id}</th>
          <td>{t(`languages.${language}`)}</td>
          <td>
            {before === undefined ? (
              <Note>{t('table.noText')}</Note>
            ) : (
              <MarkedText language={language}>{before}</MarkedText>
            )}
          </td>
          <td>
            <MarkedText language={language}>{after}</MarkedText>
          </td>
        </tr>
      ))}
    </RegisterTable>
  );
}
