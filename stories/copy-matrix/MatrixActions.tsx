import { useCopy } from '@linework/copy';
import { Button, DownloadIcon, Icon } from '@linework/design-system';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { styled } from 'styled-components';
import type { CopyRow } from '../../tools/copy/matrix/copy-row.ts';
import { writeCsv } from '../../tools/copy/matrix/csv.ts';
import { type ImportPlan, planImportOf } from '../../tools/copy/matrix/import-plan.ts';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { saveFile } from './save-file.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-8);
`;

/** A file that somebody chose, and what importing it would do. */
export interface LookedAt {
  readonly file: string;
  readonly plan: ImportPlan;
}

const save = (rows: readonly CopyRow[]): void => saveFile('copy.csv', 'text/csv', writeCsv(rows));

export interface MatrixActionsProps {
  readonly rows: readonly CopyRow[];
  readonly found: readonly CopyRow[];
  readonly onLook: (looked: LookedAt) => void;
}

/** Takes words out as a file, and looks at a file that came back. */
export function MatrixActions({ rows, found, onLook }: MatrixActionsProps) {
  const { t } = useCopy(copyMatrixCopy);
  const look = async (file: File): Promise<void> =>
    onLook({ file: file.name, plan: planImportOf(rows, new Uint8Array(await file.arrayBuffer())) });
  const icon = <Icon of={DownloadIcon} size="small" />;
  return (
    <Bar>
      {found.length < rows.length && found.length > 0 && (
        <Button variant="secondary" icon={icon} onPress={() => save(found)}>
          {t('export.found', { count: found.length })}
        </Button>
      )}
      <Button variant="secondary" icon={icon} onPress={() => save(rows)}>
        {t('export.all')}
      </Button>
      <FileTrigger
        acceptedFileTypes={['text/csv', '.csv']}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file) void look(file);
        }}
      >
        <Button variant="secondary">{t('import.choose')}</Button>
      </FileTrigger>
    </Bar>
  );
}
