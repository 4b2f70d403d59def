import { useCopy } from '@linework/copy';
import { ButtonLink, DownloadIcon, Icon, Spinner } from '@linework/design-system';
import { DownloadNews, type Downloads } from '@linework/parts/files';
import { News } from './page-layout.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { FileOutcome } from './transactions.types.ts';

/** The downloads of the page: all are of one kind. */
export type FileDownloads = Downloads<'csv', FileOutcome>;

export interface TransactionFileProps {
  readonly downloads: FileDownloads;
  readonly href: string;
  /** How many lines the file has; `null` where nobody knows yet. */
  readonly count: number | null;
}

/** What the list shows, as a file: an address that a browser can fetch by itself. While it is made it says so. */
export function TransactionFile({ downloads: { latest, start }, href, count }: TransactionFileProps) {
  const { t } = useCopy(transactionsCopy);
  const isMaking = latest?.status === 'making';
  return (
    <ButtonLink
      variant="secondary"
      href={href}
      download
      icon={isMaking ? <Spinner /> : <Icon of={DownloadIcon} />}
      onClick={(event) => {
        event.preventDefault();
        start('csv', href);
      }}
    >
      {count === null ? t('fileUncounted') : t('file', { count })}
    </ButtonLink>
  );
}

/** How the file that was asked for stands. */
export function TransactionFileNews({ downloads }: Pick<TransactionFileProps, 'downloads'>) {
  const { t } = useCopy(transactionsCopy);
  return (
    <News>
      <DownloadNews downloads={downloads} say={(status) => t(`fileNews.${status}`)} />
    </News>
  );
}
