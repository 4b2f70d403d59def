import { useCopy } from '@linework/copy';
import { styled } from 'styled-components';
import type { Refusal } from '../../tools/copy/matrix/import-plan.ts';
import { RegisterTable } from '../RegisterTable.tsx';
import { copyMatrixCopy } from './copy-matrix.copy.ts';

const Why = styled.td`
  overflow-wrap: anywhere;
`;

/** The lines of a file that an import refuses, and why. */
export function RefusalTable({ refusals }: { refusals: readonly Refusal[] }) {
  const { t } = useCopy(copyMatrixCopy);
  return (
    <RegisterTable label={t('import.tableOfRefusals')} columns={[t('import.line'), t('import.why')]}>
      {refusals.map(({ line, id = '', language = 'en', why, detail = '' }) => (
        <tr key={`${line} ${id} ${language} ${why}`}>
          <th scope="row">{line}</th>
          <Why>{t(`refusals.${why}`, { key: id, language: t(`languages.${language}`), detail })}</Why>
        </tr>
      ))}
    </RegisterTable>
  );
}
