import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { copyMatrixCopy } from './copy-matrix.copy.ts';

/** Said where a filter leaves no text. */
export function NothingFound() {
  const { t } = useCopy(copyMatrixCopy);
  return <Alert title={t('nothing.title')}>{t('nothing.text')}</Alert>;
}
