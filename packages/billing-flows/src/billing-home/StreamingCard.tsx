import { useCopy, useLanguage } from '@linework/copy';
import { Badge, type BadgeTone, Card, Link } from '@linework/design-system';
import {
  type Severity,
  type StreamingSubscription,
  type StreamingSubscriptions,
  streamingSeverities,
} from '@linework/domain';
import { FactList, Named, Sum, Under } from '@linework/parts/loadable';
import { outcomeActionsCopy } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { homeCardsCopy } from './home-cards.copy.ts';

const tones = {
  none: 'neutral',
  positive: 'positive',
  information: 'brand',
  warning: 'warning',
  critical: 'critical',
} as const satisfies Record<Severity, BadgeTone>;

function useNext({ status, nextChargeDate, endDate }: StreamingSubscription): string {
  const { t } = useCopy(homeCardsCopy);
  const date = nextChargeDate ?? endDate;
  return status === 'paused' || date === null
    ? t('streaming.next.paused')
    : t(`streaming.next.${status}`, { date });
}

function Subscription({ subscription }: { readonly subscription: StreamingSubscription }) {
  const { t } = useCopy(homeCardsCopy);
  const { language } = useLanguage();
  const { service, plan, price, status } = subscription;
  const next = useNext(subscription);
  return (
    <li>
      <Named>
        <strong>{service}</strong>
        <Under>{plan[language]}</Under>
        <Under>{next}</Under>
      </Named>
      <Sum>
        <strong>{t('streaming.price', { amount: price })}</strong>
        <Badge tone={tones[streamingSeverities[status]]}>{t(`streaming.status.${status}`)}</Badge>
      </Sum>
    </li>
  );
}

/* A site's address is one long word. */
const Way = styled.div`
  overflow-wrap: anywhere;
`;

export interface StreamingCardProps {
  readonly streaming: StreamingSubscriptions;
}

/** Streaming services that are subscribed to: plan, price, next charge, status, and where they are changed (spec section 2.5). */
export function StreamingCard({ streaming: { subscriptions, manageAddress } }: StreamingCardProps) {
  const { t } = useCopy(homeCardsCopy);
  const { t: say } = useCopy(outcomeActionsCopy);
  return (
    <Card title={t('streaming.heading')}>
      <FactList>
        {subscriptions.map((subscription) => (
          <Subscription key={subscription.id} subscription={subscription} />
        ))}
      </FactList>
      {manageAddress && (
        <Way>
          <Link href={manageAddress} newTab={say('newTab')}>
            {t('streaming.manage', { site: new URL(manageAddress).host })}
          </Link>
        </Way>
      )}
    </Card>
  );
}
