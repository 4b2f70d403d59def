import { defineCopy, useCopy } from '@linework/copy';
import type { PaperlessOverview } from '@linework/domain';
import type en from './paperless.en.json';

export const paperlessCopy = defineCopy<typeof en>({
  namespace: 'paperless',
  load: { en: () => import('./paperless.en.json'), es: () => import('./paperless.es.json') },
});

/** Where bills on paper go, in a line. */
export function useMailingAddress({ mailingAddress }: Pick<PaperlessOverview, 'mailingAddress'>): string {
  const { t } = useCopy(paperlessCopy);
  const { addressLine1: line, ...rest } = mailingAddress;
  return t('rows.mailingAddress', { line, ...rest });
}
