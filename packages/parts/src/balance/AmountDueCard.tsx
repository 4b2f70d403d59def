import { useCopy } from '@linework/copy';
import { Badge, ButtonLink, Card, ClockIcon, Link, Money, PastDueIcon } from '@linework/design-system';
import {
  type BillingSummary,
  isDayAfter,
  isPastDueCovered,
  isPositive,
  isSame,
  paysOnline,
} from '@linework/domain';
import { styled } from 'styled-components';
import { accountNewsCopy } from '../standings/account-news.copy.ts';
import { StandingBadge } from '../standings/StandingBadge.tsx';
import { standingsCopy } from '../standings/standings.copy.ts';
import { amountDueCopy } from './amount-due.copy.ts';
import { BalanceLines } from './BalanceLines.tsx';

/** Where the amount due leads. */
export interface AmountDueLinks {
  readonly pay: string;
  readonly payPastDue: string;
  /** Where the result of a payment is shown. */
  readonly payment: (paymentId: string) => string;
}

export interface AmountDueCardProps {
  readonly summary: BillingSummary;
  readonly links: AmountDueLinks;
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

  & > h2[data-sentence] {
    color: var(--lw-color-ink);
    font-size: var(--lw-font-size-22);
    line-height: var(--lw-line-height-22);
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);

  /* Under the thumb, and one as wide as the other. */
  @container (max-width: 26rem) {
    display: grid;
  }

  @media print {
    display: none;
  }
`;

/** When the amount falls due, in a sentence. */
function useWhen({ balance, standing, today, news }: BillingSummary): string {
  const { t } = useCopy(amountDueCopy);
  const { t: tell } = useCopy(accountNewsCopy);
  const { amountDue, pastDueNet, pastDue, creditBalance, nextDueDate } = balance;
  const [unknown] = news.withSupport;
  if (unknown && !isPositive(amountDue)) return tell('open.one', { amount: unknown.amount });
  if (isPositive(creditBalance)) return t('credit', { amount: creditBalance });
  if (standing.name === 'newCustomer') return t('newCustomer');
  if (!isPositive(amountDue)) return isPositive(pastDue) ? t('covered') : t('nothing');
  const day =
    nextDueDate === today ? 'Today' : nextDueDate && isDayAfter(nextDueDate, today) ? 'Tomorrow' : '';
  if (!isPositive(pastDueNet)) return nextDueDate ? t(`due${day}`, { date: nextDueDate }) : t('nothing');
  if (!nextDueDate || isSame(pastDueNet, amountDue)) return t('pastDueAll');
  return t(`pastDueAndDue${day}`, { amount: pastDueNet, date: nextDueDate });
}

/** What leaves by itself and covers all that is due, in a sentence; `null` where something is left to do. */
function useCovered({ news: { covered } }: BillingSummary): string | null {
  const { t } = useCopy(accountNewsCopy);
  if (!covered) return null;
  const { autoPay: amount, scheduled, date } = covered;
  if (!isPositive(scheduled)) return t('covered.autoPay', { amount, date });
  return isPositive(amount)
    ? t('covered.both', { scheduled, amount, date })
    : t('covered.scheduled', { date });
}

/** How the account stands, in two or three words that nothing else on the page contradicts. */
function HeroBadge({
  summary: { balance, news, standing, openPayment },
}: Pick<AmountDueCardProps, 'summary'>) {
  const { t } = useCopy(accountNewsCopy);
  const { t: standingWord } = useCopy(standingsCopy);
  if (news.restoring)
    return (
      <Badge tone="brand" icon={ClockIcon}>
        {t('restoring.badge')}
      </Badge>
    );
  if (news.callToRestore && standing.restores === null)
    return (
      <Badge tone="critical" icon={PastDueIcon}>
        {t('callToRestore.badge')}
      </Badge>
    );
  if (isPastDueCovered(balance) && standing.restores === null)
    return (
      <Badge tone="brand" icon={ClockIcon}>
        {standingWord('pastDueCovered.badge')}
      </Badge>
    );
  const isOpen = openPayment !== null || news.withSupport.length > 0;
  return isOpen && standing.severity === 'positive' ? null : <StandingBadge standing={standing} />;
}

/** What the sum counts as on its way: the day of the one payment it is, or that nobody has confirmed all or some of it. */
function onTheirWay({ paymentsOnTheirWay, openPayment, news }: BillingSummary) {
  const [payment, ...others] = paymentsOnTheirWay;
  if (openPayment || news.withSupport.length > 0) return { unconfirmed: payment ? 'some' : 'all' } as const;
  return { pendingSince: others.length === 0 ? payment?.paymentDate : undefined };
}

/** The number first: what is due, when, the way to pay it, and how it adds up. */
export function AmountDueCard({ summary, links, onPayIntent }: AmountDueCardProps) {
  const { t } = useCopy(amountDueCopy);
  const when = useWhen(summary);
  const { t: tell } = useCopy(accountNewsCopy);
  const covered = useCovered(summary);
  const { balance, standing, openPayment, restriction, news } = summary;
  // What is due while a payment is unconfirmed is a guess: the payment itself is what to say first.
  const sentence = openPayment ? tell('open.confirming', { amount: openPayment.amount }) : covered;
  const knownBy = news.checkingUntil
    ? tell('open.knownBy', { by: news.checkingUntil })
    : tell('open.knownSoon');
  const { amountDue, pastDueNet } = balance;
  const canPay = !openPayment && paysOnline(restriction);
  const payLabel = isPositive(amountDue) ? t('pay', { amount: amountDue }) : t('payAhead');
  const offersPastDue = isPositive(pastDueNet) && !isSame(pastDueNet, amountDue);
  return (
    <Card prominence="hero">
      <Top>
        <Head>
          <h2 data-sentence={sentence ? '' : undefined}>{sentence ?? t('amountDue')}</h2>
          <HeroBadge summary={summary} />
        </Head>
        {openPayment ? (
          <>
            <When>{knownBy}</When>
            <Link href={links.payment(openPayment.id)}>{tell('open.see')}</Link>
          </>
        ) : (
          <>
            <Money cents={amountDue.cents} size="hero" />
            <When>{when}</When>
          </>
        )}
      </Top>
      {canPay && (
        <Actions onPointerEnter={onPayIntent} onFocus={onPayIntent}>
          <ButtonLink href={links.pay} variant={isPositive(amountDue) && !covered ? 'primary' : 'secondary'}>
            {payLabel}
          </ButtonLink>
          {offersPastDue && (
            <ButtonLink href={links.payPastDue} variant="secondary">
              {t('payPastDue', { amount: pastDueNet })}
            </ButtonLink>
          )}
        </Actions>
      )}
      {standing.name !== 'newCustomer' && (
        <BalanceLines
          balance={balance}
          today={summary.today}
          {...onTheirWay(summary)}
          isUnconfirmed={openPayment !== null}
        />
      )}
    </Card>
  );
}
