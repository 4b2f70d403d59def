import { useCopy } from '@linework/copy';
import type { FieldMessages, Found } from '../forms/use-form-problems.ts';
import type { CardProblems } from './card-form.problems.ts';
import { methodsCopy } from './methods.copy.ts';
import type { useSecurityCodeWords } from './use-security-code-words.ts';

/** The messages of a card's fields: for what the rules found, and for what the card-data endpoint refused. */
export function useCardMessages(code: ReturnType<typeof useSecurityCodeWords>) {
  const { t } = useCopy(methodsCopy);
  return ({
    cardNumber,
    nameOnCard,
    expiration,
    postalCode,
    securityCode,
  }: Found<CardProblems>): FieldMessages<keyof CardProblems> => ({
    cardNumber: cardNumber && t(`card.errors.number.${cardNumber}`),
    nameOnCard: nameOnCard && t(`card.errors.name.${nameOnCard}`),
    expiration: expiration && t(`card.errors.expiration.${expiration}`),
    postalCode: postalCode && t('card.errors.postalCode'),
    securityCode: securityCode && code[securityCode],
  });
}
