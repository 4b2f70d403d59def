import { useCopy } from '@linework/copy';
import { Button, Skeleton, VisuallyHidden } from '@linework/design-system';
import type { TransactionDetail as Detail } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import { useEffect, useRef } from 'react';
import { CloseDetail } from './CloseDetail.tsx';
import { Inside, Panel, Paper, Top } from './detail-parts.ts';
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
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status } = detail;
  const focused = useRef<string | null>(null);
  // Where a line could not be had there is no heading, and on a phone the row that was pressed is out of sight.
  useEffect(() => {
    const now = `${status} ${shown}`;
    if (status === 'loading' || focused.current === now) return;
    focused.current = now;
    (heading.current ?? panel.current)?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [status, shown]);
  return (
    <Panel ref={panel} aria-label={t('detail.label')} tabIndex={-1}>
      <VisuallyHidden role="status">{detail.status === 'loading' ? t('detail.loading') : ''}</VisuallyHidden>
      {detail.status === 'loading' && <DetailSkeleton onClose={rest.onClose} />}
      {detail.status === 'failed' && (
        <>
          <OutcomeCard code="LW-TRX-020" onAction={detail.onRetry} />
          <Button variant="secondary" onPress={rest.onClose}>
            {t('detail.close')}
          </Button>
        </>
      )}
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

const DetailSkeleton = ({ onClose }: Pick<TransactionDetailProps, 'onClose'>) => (
  <Paper>
    <Inside>
      <Top>
        <Skeleton width="8rem" />
        <CloseDetail onClose={onClose} />
      </Top>
      <Skeleton shape="title" width="6rem" />
      <Skeleton shape="title" width="10rem" />
      <Skeleton width="80%" />
      <Skeleton width="60%" />
      <Skeleton width="70%" />
    </Inside>
  </Paper>
);
