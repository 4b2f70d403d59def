import { useCopy } from '@linework/copy';
import { Alert, Button, Card } from '@linework/design-system';
import { styled } from 'styled-components';
import type { ImportPlan } from '../../tools/copy/matrix/import-plan.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { copyMatrixCopy } from './copy-matrix.copy.ts';
import { RefusalTable } from './RefusalTable.tsx';

const Command = styled.code`
  display: block;
  margin-block-start: var(--lw-space-8);
  padding: var(--lw-space-12) var(--lw-space-16);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-canvas);
  color: var(--lw-color-ink);
  overflow-wrap: anywhere;
`;

export interface ImportPreviewProps {
  /** The file's name. */
  readonly file: string;
  readonly plan: ImportPlan;
  readonly onClose: () => void;
}

/** What importing a file would change, what of it is refused, and how to do it: the page itself writes nothing. */
export function ImportPreview({ file, plan: { changes, refusals }, onClose }: ImportPreviewProps) {
  const { t } = useCopy(copyMatrixCopy);
  const isRefused = refusals.length > 0;
  return (
    <Card
      title={t('import.heading')}
      action={
        <Button variant="quiet" onPress={onClose}>
          {t('import.close')}
        </Button>
      }
    >
      <p>{t('import.file', { file })}</p>
      {isRefused && (
        <Alert tone="critical" role="alert" title={t('import.refused', { count: refusals.length })}>
          {t('import.correct')}
        </Alert>
      )}
      {!isRefused && changes.length === 0 && (
        <Alert tone="information" role="status" title={t('import.nothing')} />
      )}
      {isRefused && <RefusalTable refusals={refusals} />}
      {changes.length > 0 && (
        <>
          <p role="status">{t('import.changes', { count: changes.length })}</p>
          <ChangeTable changes={changes} />
        </>
      )}
      {!isRefused && changes.length > 0 && (
        <div>
          {t('import.apply')}
          <Command>{`npm run copy -- import ${file}`}</Command>
        </div>
      )}
    </Card>
  );
}
