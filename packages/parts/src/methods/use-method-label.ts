import { useCopy } from '@linework/copy';
import type { MethodSnapshot, PaymentMethod } from '@linework/domain';
import type { TokenisedMethod } from '../ports/card-data.types.ts';
import { methodLabelsCopy } from './method-labels.copy.ts';

/** Anything that is a method, however much is known of it. */
export type NameableMethod = PaymentMethod | MethodSnapshot | TokenisedMethod;

/** The digits stay with the name's last word, on one line. */
const unbroken = (label: string): string => label.replaceAll(/ (?=····)|(?<=····) /g, '\u00a0');

/**
 * Names a method as the customer knows it: their own name for it, its brand or its kind, and its last four digits:
 * "Visa ···· 4242", "Business checking ···· 6789". In a sentence a name of their own is marked as one, where a reader of
 * the language would take it for words of ours.
 */
export function useMethodLabel(): (method: NameableMethod, where?: 'inSentence') => string {
  const { t } = useCopy(methodLabelsCopy);
  const nameOf = (method: NameableMethod, where?: 'inSentence'): string => {
    if ('name' in method && method.name)
      return where ? t(`ownName.${method.type}`, { name: method.name }) : method.name;
    if ('brand' in method && method.brand) return t(`brands.${method.brand}`);
    const accountType = 'accountType' in method ? method.accountType : null;
    return t(`accountTypes.${accountType ?? 'checking'}`);
  };
  return (method, where) =>
    unbroken(t('label', { name: nameOf(method, where), digits: method.lastFourDigits }));
}
