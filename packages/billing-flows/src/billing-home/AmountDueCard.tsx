import { useCopy } from '@linework/copy';
import { AttentionIcon, ButtonLink, Card, Icon, Money, media } from '@linework/design-system';
import {
  type BillingSummary,
  type BusinessDate,
  isDayAfter,
  isPositive,
  isSame,
  paysOnline,
} from '@linework/domain';
import { styled } from 'styled-components';
import { BalanceLines } from '../parts/BalanceLines.tsx';
import { StandingBadge } from '../parts/StandingBadge.tsx';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks } from './billing-home.types.ts';

export interface AmountDueCardProps {
  readonly summary: BillingSummary;
  /** The day on which service is turned off, where it is known. */
  readonly softDisconnectDate?: BusinessDate | null | undefined;
  readonly links: Pick<BillingHomeLinks, 'pay' | 'payPastDue'>;
  readonly onPayIntent?: (() => void) | undefined;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-8) var(--lw-space-16);

  & > h2 {
    margin: 0;
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    font-weight: var(--lw-font-weight-medium);
    line-height: var(--lw-line-height-14);
  }
`;

/* The figure and what is said of it belong together. */
const Top = styled.div`
  display: grid;
  gap: var(--lw-space-4);
`;

const When = styled.p`
  color: var(--lw-color-muted);
  text-wrap: balance;
`;

const Warning = styled.p`
  display: flex;
  gap: var(--lw-space-8);
  color: var(--lw-color-critical);
  font-weight: var(--lw-font-weight-medium);

  & > svg {
    flex: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);
  padding-block-start: var(--lw-space-8);

  /* Under the thumb, and one as wide as the other. */
  ${media.narrow} {
    display: grid;
  }

  @media print {
    display: none;
  }
`;

/** When the amount falls due, in a sentence. */
function useWhen({ balance, standing, today, openPayment }: BillingSummary): string {
  const { t } = useCopy(billingHomeCopy);
  const { amountDue, pastDueNet, pastDue, creditBalance, nextDueDate } = balance;
  if (openPayment) return t('hero.checking');
  if (isPositive(creditBalance)) return t('hero.credit', { amount: creditBalance });
  if (standing.name === 'newCustomer') return t('hero.newCustomer');
  if (!isPositive(amountDue)) return isPositive(pastDue) ? t('hero.covered') : t('hero.nothing');
  const day =
    nextDueDate === today ? 'Today' : nextDueDate && isDayAfter(nextDueDate, today) ? 'Tomorrow' : '';
  if (!isPositive(pastDueNet))
    return nextDueDate ? t(`hero.due${day}`, { date: nextDueDate }) : t('hero.nothing');
  if (!nextDueDate || isSame(pastDueNet, amountDue)) return t('hero.pastDueAll');
  return t(`hero.pastDueAndDue${day}`, { amount: pastDueNet, date: nextDueDate });
}

/** What still can be kept on is said to end; what is off already has its own words. */
const isStillOn = ({ standing, today }: BillingSummary, date: BusinessDate): boolean =>
  standing.severity !== 'none' && standing.restores === null && date >= today;

/** The day of the payment on its way, where the sum has only that one in it. */
function onlyPending({ paymentsOnTheirWay, openPayment }: BillingSummary): BusinessDate | undefined {
  const [payment, ...others] = openPayment ? [openPayment, ...paymentsOnTheirWay] : paymentsOnTheirWay;
  return others.length === 0 ? payment?.paymentDate : undefined;
}

/** The number first: what is due, when, how it adds up, and the way to pay it. */
export function AmountDueCard({ summary, softDisconnectDate, links, onPayIntent }: AmountDueCardProps) {
  const { t } = useCopy(billingHomeCopy);
  const when = useWhen(summary);
  const { balance, standing, openPayment, restriction } = summary;
  const { amountDue, pastDueNet } = balance;
  const canPay = !openPayment && paysOnline(restriction);
  const payLabel = isPositive(amountDue) ? t('hero.pay', { amount: amountDue }) : t('hero.payAhead');
  const offersPastDue = isPositive(pastDueNet) && !isSame(pastDueNet, amountDue);
  return (
    <Card prominence="hero">
      <Top>
        <Head>
          <h2>{t('hero.amountDue')}</h2>
          {!(openPayment && standing.severity === 'positive') && <StandingBadge standing={standing} />}
        </Head>
        <Money cents={amountDue.cents} size="hero" />
        <When>{when}</When>
      </Top>
      {softDisconnectDate && isStillOn(summary, softDisconnectDate) && (
        <Warning>
          <Icon of={AttentionIcon} />
          <span>{t('hero.softDisconnect', { date: softDisconnectDate })}</span>
        </Warning>
      )}
      {standing.name !== 'newCustomer' && (
        <BalanceLines balance={balance} today={summary.today} pendingSince={onlyPending(summary)} />
      )}
      {canPay ? (
        <Actions onPointerEnter={onPayIntent} onFocus={onPayIntent}>
          <ButtonLink href={links.pay} variant={isPositive(amountDue) ? 'primary' : 'secondary'}>
            {payLabel}
          </ButtonLink>
          {offersPastDue && (
            <ButtonLink href={links.payPastDue} variant="secondary">
              {t('hero.payPastDue', { amount: pastDueNet })}
            </ButtonLink>
          )}
        </Actions>
      ) : (
        openPayment && <When>{t('hero.payBlockedChecking')}</When>
      )}
    </Card>
  );
}
