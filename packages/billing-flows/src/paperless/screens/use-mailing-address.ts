import { useCopy } from '@linework/copy';
import type { PaperlessOverview } from '@linework/domain';
import { paperlessCopy } from '../paperless.copy.ts';

/** Where bills on paper go, in a line. */
export function useMailingAddress({ mailingAddress }: Pick<PaperlessOverview, 'mailingAddress'>): string {
  const { t } = useCopy(paperlessCopy);
  const { addressLine1: line, ...rest } = mailingAddress;
  return t('rows.mailingAddress', { line, ...rest });
}
