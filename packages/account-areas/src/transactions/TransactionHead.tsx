import { useCopy } from '@linework/copy';
import { BackIcon, Icon, Link, Skeleton } from '@linework/design-system';
import { isFiltering } from '@linework/domain';
import { useDownloads } from '@linework/parts/files';
import { memo } from 'react';
import { FilePlace, Head, Tabs } from './page-layout.ts';
import { TransactionFile, TransactionFileNews } from './TransactionFile.tsx';
import { type tabOf, tabsOf, withinTab } from './transaction-tabs.ts';
import { transactionsCopy } from './transactions.copy.ts';
import type { FileOutcome, TransactionLinks, TransactionsProps } from './transactions.types.ts';
import type { ShownLines } from './use-shown-lines.ts';

export interface TransactionHeadProps extends Pick<TransactionsProps, 'scope' | 'links' | 'download'> {
  readonly tab: ReturnType<typeof tabOf>;
  /** The lines that are shown, of which there is a file; `null` before there are any. */
  readonly lines: ShownLines | null;
  /** Whether the first are on their way. */
  readonly isAwaited: boolean;
}

/** The way back, the page's name, the file of what is shown, and the tabs. */
export const TransactionHead = memo(function HeadOf(props: TransactionHeadProps) {
  const { scope, tab, links, download, lines, isAwaited } = props;
  const isNone = lines?.nodes.length === 0;
  const downloads = useDownloads<'csv', FileOutcome>(download);
  return (
    <>
      <Head>
        <PageName scope={scope} billing={links.billing} />
        {isAwaited && <Skeleton shape="control" width="16rem" />}
        {lines && (!isNone || isFiltering(withinTab(scope, lines.view))) && (
          <FilePlace data-empty={isNone || undefined}>
            <TransactionFile
              downloads={downloads}
              href={links.file(lines.view)}
              count={lines.answer?.count ?? null}
            />
          </FilePlace>
        )}
      </Head>
      <TransactionFileNews downloads={downloads} />
      <ScopeTabs scope={scope} tab={tab} toTab={links.toTab} />
    </>
  );
});

/** A letter in the search draws none of it, and no tabs. */
const PageName = memo(function Name({
  scope,
  billing,
}: Pick<TransactionsProps, 'scope'> & Pick<TransactionLinks, 'billing'>) {
  const { t } = useCopy(transactionsCopy);
  return (
    <div>
      <Link href={billing}>
        <Icon of={BackIcon} />
        {t('back')}
      </Link>
      <h1>{t(`heading.${scope}`)}</h1>
    </div>
  );
});

const ScopeTabs = memo(function TabsOf({
  scope,
  tab,
  toTab,
}: Pick<TransactionHeadProps, 'scope' | 'tab'> & Pick<TransactionLinks, 'toTab'>) {
  const { t } = useCopy(transactionsCopy);
  return (
    <Tabs aria-label={t('tabs.label')}>
      {tabsOf(scope).map((each) => (
        <Link key={each} href={toTab(each)} {...(each === tab && { 'aria-current': 'page' })}>
          {t(`tabs.${each}`)}
        </Link>
      ))}
    </Tabs>
  );
});
