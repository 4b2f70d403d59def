import { useCopy } from '@linework/copy';
import { Button, Skeleton, VisuallyHidden } from '@linework/design-system';
import type { TransactionDetail as Detail } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import { useEffect, useRef } from 'react';
import { Inside, Panel, Paper } from './detail-parts.ts';
import { TransactionDetail, type TransactionDetailProps } from './TransactionDetail.tsx';
import { transactionsCopy } from './transactions.copy.ts';

export interface TransactionPanelProps extends Omit<TransactionDetailProps, 'detail' | 'headingRef'> {
  readonly detail: Loadable<Detail | null>;
  /** The line that it is about: its heading gets the focus once it is there. */
  readonly shown: string;
}

/** The transaction that is open: on its way, not to be had, not there, or there. */
export function TransactionPanel({ detail, shown, ...rest }: TransactionPanelProps) {
  const { t } = useCopy(transactionsCopy);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = detail.status === 'ready';
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (!isThere || focused.current === shown) return;
    focused.current = shown;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('aside')?.scrollIntoView({ block: 'nearest' });
  }, [isThere, shown]);
  return (
    <Panel aria-label={t('detail.label')}>
      <VisuallyHidden role="status">{detail.status === 'loading' ? t('detail.loading') : ''}</VisuallyHidden>
      {detail.status === 'loading' && <DetailSkeleton />}
      {detail.status === 'failed' && <OutcomeCard code="LW-TRX-010" onAction={detail.onRetry} />}
      {detail.status === 'ready' &&
        (detail.value ? (
          <TransactionDetail detail={detail.value} headingRef={heading} {...rest} />
        ) : (
          <Paper>
            <Inside>
              <p>{t('detail.missing')}</p>
              <Button variant="secondary" onPress={rest.onClose}>
                {t('close')}
              </Button>
            </Inside>
          </Paper>
        ))}
    </Panel>
  );
}

const DetailSkeleton = () => (
  <Paper>
    <Inside>
      <Skeleton width="8rem" />
      <Skeleton shape="title" width="6rem" />
      <Skeleton shape="title" width="10rem" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton width="70%" />
    </Inside>
  </Paper>
);
