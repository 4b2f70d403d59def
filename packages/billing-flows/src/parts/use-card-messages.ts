import { useCopy } from '@linework/copy';
import type { CardDataFieldProblem } from './card-data.types.ts';
import type { CardFormProblems, CardFormValues } from './card-form.problems.ts';
import { methodsCopy } from './copy.ts';
import type { useSecurityCodeWords } from './use-security-code-words.ts';

type Messages = Partial<Record<keyof CardFormValues, string>>;

/** The messages of a card's fields: for what the rules found, and for what the card-data endpoint refused. */
export function useCardMessages(code: ReturnType<typeof useSecurityCodeWords>) {
  const { t } = useCopy(methodsCopy);
  const refusals: Record<keyof CardFormValues, string> = {
    cardNumber: t('card.errors.number.refused'),
    nameOnCard: t('card.errors.name.refused'),
    expiration: t('card.errors.expiration.refused'),
    securityCode: code.refused,
    postalCode: t('card.errors.postalCode'),
  };
  return {
    messagesOf: ({ cardNumber, nameOnCard, expiration, ...rest }: CardFormProblems): Messages => ({
      ...(cardNumber && { cardNumber: t(`card.errors.number.${cardNumber}`) }),
      ...(nameOnCard && { nameOnCard: t(`card.errors.name.${nameOnCard}`) }),
      ...(expiration && { expiration: t(`card.errors.expiration.${expiration}`) }),
      ...(rest.securityCode && { securityCode: code.invalid }),
      ...(rest.postalCode && { postalCode: t('card.errors.postalCode') }),
    }),
    refusedMessages: (refused: readonly CardDataFieldProblem[]): Messages =>
      Object.fromEntries(
        refused.flatMap(({ field }) => Object.entries(refusals).filter(([name]) => name === field)),
      ),
  };
}
