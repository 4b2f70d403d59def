import { useCopy } from '@linework/copy';
import type { Change } from '../../tools/copy/matrix/import-plan.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { MarkedText } from './MarkedText.tsx';
import { PlainTable } from './PlainTable.tsx';
import { CellLabel, Note, Stack } from './table-styles.ts';

/** The texts that an import would write, each beside what it says now. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const { t } = useCopy(copyMatrixCopy);
  const columns = [
    { head: t('import.line'), width: '8%' },
    { head: t('import.key'), width: '22%' },
    { head: t('import.language'), width: '12%' },
    { head: t('import.before'), width: '29%' },
    { head: t('import.after'), width: '29%' },
  ];
  return (
    <PlainTable label={t('import.tableOfChanges')} columns={columns}>
      {changes.map(({ line, row, language, before, after }) => (
        <tr key={`${row.id} ${language}`}>
          <td>
            <CellLabel aria-hidden>{t('import.line')} </CellLabel>
            {line}
          </td>
          <th scope="row">{row.id}</th>
          <td>{t(`languages.${language}`)}</td>
          <td>
            <Stack>
              <CellLabel aria-hidden>{t('import.before')}</CellLabel>
              {before === undefined ? (
                <Note>{t('table.noText')}</Note>
              ) : (
                <MarkedText language={language}>{before}</MarkedText>
              )}
            </Stack>
          </td>
          <td>
            <Stack>
              <CellLabel aria-hidden>{t('import.after')}</CellLabel>
              <MarkedText language={language}>{after}</MarkedText>
            </Stack>
          </td>
        </tr>
      ))}
    </PlainTable>
  );
}
