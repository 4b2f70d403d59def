import { useCopy } from '@linework/copy';
import { ButtonLink, Card, Money } from '@linework/design-system';
import { addDays, type BillingSummary, isPositive, isSame } from '@linework/domain';
import { styled } from 'styled-components';
import { BalanceLines } from '../parts/BalanceLines.tsx';
import { StandingBadge } from '../parts/StandingBadge.tsx';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillingHomeLinks } from './billing-home.types.ts';

export interface AmountDueCardProps {
  readonly summary: BillingSummary;
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

const Figure = styled.div`
  margin-block: var(--lw-space-4);
`;

const When = styled.p`
  margin: 0 0 var(--lw-space-16);
  color: var(--lw-color-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);
  margin-block-start: var(--lw-space-24);
`;

/** When the amount falls due, in a sentence. */
function useWhen({ balance, standing, today }: BillingSummary): string {
  const { t } = useCopy(billingHomeCopy);
  const { amountDue, pastDueNet, pastDue, creditBalance, nextDueDate } = balance;
  if (isPositive(creditBalance)) return t('hero.credit', { amount: creditBalance });
  if (standing.name === 'newCustomer') return t('hero.newCustomer');
  if (!isPositive(amountDue)) return isPositive(pastDue) ? t('hero.covered') : t('hero.nothing');
  const day = nextDueDate === today ? 'Today' : nextDueDate === addDays(today, 1) ? 'Tomorrow' : '';
  if (!isPositive(pastDueNet))
    return nextDueDate ? t(`hero.due${day}`, { date: nextDueDate }) : t('hero.nothing');
  if (!nextDueDate || isSame(pastDueNet, amountDue)) return t('hero.pastDueAll');
  return t(`hero.pastDueAndDue${day}`, { amount: pastDueNet, date: nextDueDate });
}

/** The number first: what is due, when, how it adds up, and the way to pay it. */
export function AmountDueCard({ summary, links, onPayIntent }: AmountDueCardProps) {
  const { t } = useCopy(billingHomeCopy);
  const when = useWhen(summary);
  const { balance, standing, openPayment, restriction } = summary;
  const { amountDue, pastDueNet } = balance;
  const canPay = !openPayment && restriction !== 'cardAndBank' && restriction !== 'blocked';
  const payLabel = isPositive(amountDue) ? t('hero.pay', { amount: amountDue }) : t('hero.payAhead');
  const offersPastDue = isPositive(pastDueNet) && !isSame(pastDueNet, amountDue);
  return (
    <Card prominence="hero">
      <Head>
        <h2>{t('hero.amountDue')}</h2>
        <StandingBadge standing={standing} />
      </Head>
      <Figure>
        <Money cents={amountDue.cents} size="hero" />
      </Figure>
      <When>{when}</When>
      {standing.name !== 'newCustomer' && <BalanceLines balance={balance} />}
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
