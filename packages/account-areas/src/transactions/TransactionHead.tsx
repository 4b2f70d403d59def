import { useCopy } from '@linework/copy';
import { BackIcon, Icon, Link, Skeleton } from '@linework/design-system';
import { useDownloads } from '@linework/parts/files';
import { memo } from 'react';
import { Head, Tabs } from './page-layout.ts';
import { TransactionFile, TransactionFileNews } from './TransactionFile.tsx';
import { type tabOf, tabsOf } from './transaction-tabs.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { FileOutcome, TransactionsProps } from './transactions.types.ts';
import type { KeptPage } from './use-kept.ts';

export interface TransactionHeadProps extends Pick<TransactionsProps, 'scope' | 'links' | 'download'> {
  readonly tab: ReturnType<typeof tabOf>;
  /** The last answer, of which there is a file; `null` before there was one. */
  readonly last: KeptPage | null;
  readonly isLoading: boolean;
}

/** The way back, the page's name, its file and its tabs. */
export const TransactionHead = memo(function HeadOf(props: TransactionHeadProps) {
  const { scope, tab, links, download, last, isLoading } = props;
  const { t } = useCopy(transactionsCopy);
  const downloads = useDownloads<'csv', FileOutcome>(download);
  return (
    <>
      <Head>
        <div>
          <Link href={links.billing}>
            <Icon of={BackIcon} />
            {t('back')}
          </Link>
          <h1>{t(`heading.${scope}`)}</h1>
        </div>
        {last === null && isLoading && <Skeleton shape="control" width="16rem" />}
        {last && last.page.count > 0 && (
          <TransactionFile downloads={downloads} href={links.file(last.view)} count={last.page.count} />
        )}
      </Head>
      <TransactionFileNews downloads={downloads} />
      <Tabs aria-label={t('tabs.label')}>
        {tabsOf(scope).map((each) => (
          <Link key={each} href={links.toTab(each)} {...(each === tab && { 'aria-current': 'page' })}>
            {t(`tabs.${each}`)}
          </Link>
        ))}
      </Tabs>
    </>
  );
});
