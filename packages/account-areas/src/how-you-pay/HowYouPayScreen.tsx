import { useCopy } from '@linework/copy';
import { Card, LoadingRegion, Skeleton } from '@linework/design-system';
import type { Loadable } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import { howYouPayCopy } from './how-you-pay.copy.ts';

/** What the page tells. */
export interface HowYouPayFacts {
  readonly companyName: string;
}

export interface HowYouPayScreenProps {
  readonly facts: Loadable<HowYouPayFacts>;
}

/** What a customer finds here, in one sentence. */
export function HowYouPayScreen({ facts }: HowYouPayScreenProps) {
  const { t } = useCopy(howYouPayCopy);
  return (
    <>
      <h1>{t('heading')}</h1>
      {facts.status === 'loading' && (
        <LoadingRegion label={t('loading')}>
          <Skeleton shape="block" height="5.5rem" />
        </LoadingRegion>
      )}
      {facts.status === 'failed' && <OutcomeCard code="LW-SYS-011" onAction={facts.onRetry} />}
      {facts.status === 'ready' && (
        <Card title={t('details.heading')}>
          <p>{t('details.text', { companyName: facts.value.companyName })}</p>
        </Card>
      )}
    </>
  );
}
