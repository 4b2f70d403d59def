import { useCopy } from '@linework/copy';
import { ButtonLink } from '@linework/design-system';
import {
  asksForRest,
  type BusinessDate,
  isChargedBesides,
  isChargedToday,
  type ToPay,
} from '@linework/domain';
import { styled } from 'styled-components';
import { amountDueCopy } from './amount-due.copy.ts';

/** Where the amount due leads. */
export interface AmountDueLinks {
  readonly pay: string;
  readonly payPastDue: string;
  /** What is left once all that is set to pay the bill has left. */
  readonly payLeft: string;
  /** Where the result of a payment is shown. */
  readonly payment: (paymentId: string) => string;
}

const Ways = styled.div`
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

export interface PayActionsProps {
  readonly asked: ToPay;
  readonly today: BusinessDate;
  readonly links: AmountDueLinks;
  /** Only the first way on, where another page has the others. */
  readonly isOne?: boolean;
  readonly onPayIntent?: (() => void) | undefined;
}

/** The ways to pay: one filled with its figure where something is to be done, else outlined. */
export function PayActions({ asked, today, links, isOne = false, onPayIntent }: PayActionsProps) {
  const { t } = useCopy(amountDueCopy);
  if (isChargedToday(asked, today)) return null;
  return (
    <Ways onPointerEnter={onPayIntent} onFocus={onPayIntent}>
      {ways()}
    </Ways>
  );

  function ways() {
    switch (asked.kind) {
      case 'pastDue':
        return (
          <>
            <ButtonLink href={asked.all ? links.payPastDue : links.pay}>
              {t('payNow', { amount: asked.amount })}
            </ButtonLink>
            {asked.all && !isOne && (
              <ButtonLink href={links.pay} variant="secondary">
                {t('payAll', { amount: asked.all })}
              </ButtonLink>
            )}
          </>
        );
      case 'due':
        return (
          <ButtonLink href={asksForRest(asked) ? links.payLeft : links.pay}>
            {t('pay', { amount: asked.amount })}
          </ButtonLink>
        );
      case 'covered':
        return (
          <ButtonLink href={links.payLeft} variant="secondary">
            {isChargedBesides(asked.set) ? t('payBesides') : t('payNow', { amount: asked.amount })}
          </ButtonLink>
        );
      default:
        return (
          <ButtonLink href={links.pay} variant="secondary">
            {t('payAhead')}
          </ButtonLink>
        );
    }
  }
}
