import { useCopy, useLanguage } from '@linework/copy';
import { Badge, type BadgeTone, Card, Link, VisuallyHidden } from '@linework/design-system';
import {
  type ManagedSubscription,
  type Severity,
  type StreamingSubscription,
  type StreamingSubscriptions,
  streamingSeverities,
} from '@linework/domain';
import { FactList, Named, Sum, Under } from '@linework/parts/loadable';
import { outcomeActionsCopy, useSupportPhone } from '@linework/parts/outcomes';
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

function Subscription({ subscription }: { readonly subscription: ManagedSubscription }) {
  const { t } = useCopy(homeCardsCopy);
  const { t: say } = useCopy(outcomeActionsCopy);
  const { language } = useLanguage();
  const { service, plan, price, status, manageAddress } = subscription;
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
        {manageAddress && (
          <div>
            <Link href={manageAddress} newTab={say('newTab')}>
              {t('streaming.manage')}
              <VisuallyHidden> {service}</VisuallyHidden>
            </Link>
          </div>
        )}
      </Sum>
    </li>
  );
}

export interface StreamingCardProps {
  readonly streaming: StreamingSubscriptions;
}

/** Streaming services that are subscribed to: plan, price, next charge, status, and where each is changed (spec section 2.5). */
export function StreamingCard({ streaming: { subscriptions } }: StreamingCardProps) {
  const { t } = useCopy(homeCardsCopy);
  return (
    <Card title={t('streaming.heading')}>
      <FactList>
        {subscriptions.map((subscription) => (
          <Subscription key={subscription.id} subscription={subscription} />
        ))}
      </FactList>
      <WhereChanged address={subscriptions[0]?.manageAddress ?? null} />
    </Card>
  );
}

/** Whose page "Manage" opens, before anybody leaves for it; without such a page, whom to call. */
function WhereChanged({ address }: { readonly address: string | null }) {
  const { t, rich } = useCopy(homeCardsCopy);
  const { slots, values } = useSupportPhone();
  if (address) return <Under as="p">{t('streaming.managedAt', { site: new URL(address).host })}</Under>;
  return 'phone' in values ? <Under as="p">{rich('streaming.managedByPhone', slots, values)}</Under> : null;
}
