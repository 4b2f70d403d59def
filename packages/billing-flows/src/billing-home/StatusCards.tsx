import { useCopy } from '@linework/copy';
import {
  AutoPayIcon,
  CardIcon,
  PaperlessIcon,
  ScheduledIcon,
  Skeleton,
  StatusCard,
} from '@linework/design-system';
import {
  autoPayDiscount,
  type BillingSummary,
  isPositive,
  type MethodOption,
  type MethodStatus,
  paysOnline,
} from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks } from './billing-home.types.ts';

const Stack = styled.ul`
  display: grid;
  gap: var(--lw-space-12);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Where a card leads; `null` where nothing is there yet. */
interface Leading {
  readonly href: string | null;
}

function AutoPayCard({ summary, href }: Leading & { readonly summary: BillingSummary }) {
  const { t } = useCopy(billingHomeCopy);
  const { autoPay, standing, discountEligible } = summary;
  if (autoPay) {
    const { date, estimatedAmount } = autoPay.nextDebit;
    const note = isPositive(estimatedAmount)
      ? t('cards.autoPayNext', { amount: estimatedAmount, date })
      : t('cards.autoPayNothing', { date });
    return (
      <StatusCard icon={AutoPayIcon} tone="positive" title={t('cards.autoPayOn')} note={note} href={href} />
    );
  }
  const note = !standing.allowsAutoPay
    ? t('cards.autoPayUnavailable')
    : discountEligible
      ? t('cards.autoPayDiscount', { amount: autoPayDiscount })
      : t('cards.autoPayNoDiscount');
  return <StatusCard icon={AutoPayIcon} title={t('cards.autoPayOff')} note={note} href={href} />;
}

function ScheduledCard({ summary, href }: Leading & { readonly summary: BillingSummary }) {
  const { t } = useCopy(billingHomeCopy);
  const { scheduledPayments, standing, restriction } = summary;
  const [next] = scheduledPayments;
  if (!next) {
    const when = standing.requiresToday ? 'cards.paySameDay' : 'cards.payOnADay';
    const note = t(paysOnline(restriction) ? when : 'cards.payNotOnline');
    return <StatusCard icon={ScheduledIcon} title={t('cards.noScheduled')} note={note} href={href} />;
  }
  return (
    <StatusCard
      icon={ScheduledIcon}
      title={t('cards.scheduled', { count: scheduledPayments.length })}
      note={t('cards.scheduledNext', { amount: next.amount, date: next.paymentDate })}
      href={href}
    />
  );
}

/** What is wrong with an account's methods, the worst first; `null` when all are ready. */
function useMethodsProblem(methods: readonly MethodOption[]): string | null {
  const { t } = useCopy(billingHomeCopy);
  const count = (status: MethodStatus) => methods.filter((method) => method.status === status).length;
  const [restricted, expired, expiring] = [count('restricted'), count('expired'), count('expiringSoon')];
  if (restricted === methods.length) return t('cards.methodsNotOnline', { count: restricted });
  if (expired > 0) return t('cards.cardExpired', { count: expired });
  if (restricted > 0) return t('cards.methodRestricted', { count: restricted });
  return expiring > 0 ? t('cards.cardExpiring', { count: expiring }) : null;
}

function MethodsCard({ methods, href }: Leading & { readonly methods: readonly MethodOption[] }) {
  const { t } = useCopy(billingHomeCopy);
  const problem = useMethodsProblem(methods);
  if (methods.length === 0) return <StatusCard icon={CardIcon} title={t('cards.noMethods')} href={href} />;
  return (
    <StatusCard
      icon={CardIcon}
      tone={problem ? 'warning' : 'brand'}
      title={t('cards.methods', { count: methods.length })}
      note={problem ?? t('cards.methodsReady', { count: methods.length })}
      href={href}
    />
  );
}

/** As high as what comes, so that the card under it stays where it is. */
const MethodsPlace = () => (
  <StatusCard
    icon={CardIcon}
    title={<Skeleton width="9rem" />}
    note={<Skeleton width="7rem" height="var(--lw-line-height-14)" />}
  />
);

function PaperlessCard({
  paperless: { enrolled, email },
  href,
}: Leading & Pick<BillingSummary, 'paperless'>) {
  const { t } = useCopy(billingHomeCopy);
  const byEmail = email ? t('cards.paperlessTo', { email }) : t('cards.paperlessNoEmail');
  return (
    <StatusCard
      icon={PaperlessIcon}
      title={t(enrolled ? 'cards.paperlessOn' : 'cards.paperlessOff')}
      note={enrolled ? byEmail : t('cards.paperlessMail')}
      href={href}
    />
  );
}

export interface StatusCardsProps {
  readonly summary: BillingSummary;
  readonly methods: Loadable<readonly MethodOption[]>;
  readonly links: Pick<BillingHomeLinks, 'toFlow'>;
}

/** Auto Pay, scheduled payments, methods and paperless billing: how each stands. */
export function StatusCards({ summary, methods, links }: StatusCardsProps) {
  const { t } = useCopy(billingHomeCopy);
  return (
    <Stack aria-label={t('cards.label')}>
      <li>
        <AutoPayCard summary={summary} href={links.toFlow('auto-pay')} />
      </li>
      <li>
        <ScheduledCard summary={summary} href={links.toFlow('scheduled')} />
      </li>
      <li>
        {methods.status === 'loading' && <MethodsPlace />}
        {methods.status === 'ready' && <MethodsCard methods={methods.value} href={links.toFlow('wallet')} />}
        {methods.status === 'failed' && (
          <StatusCard icon={CardIcon} tone="warning" title={t('cards.methodsFailed')} />
        )}
      </li>
      <li>
        <PaperlessCard paperless={summary.paperless} href={links.toFlow('paperless')} />
      </li>
    </Stack>
  );
}
