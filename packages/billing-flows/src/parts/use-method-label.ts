import { useCopy } from '@linework/copy';
import type { MethodSnapshot } from '@linework/domain';
import { methodsCopy } from './copy.ts';

/** Enough of a method to name it. */
export type NameableMethod = Pick<MethodSnapshot, 'type' | 'brand' | 'accountType' | 'lastFourDigits'>;

/** Names a method as the customer knows it: "Visa ···· 4242", "Checking account ···· 6789". */
export function useMethodLabel(): (method: NameableMethod) => string {
  const { t } = useCopy(methodsCopy);
  return ({ brand, accountType, lastFourDigits }) => {
    const name = brand ? t(`brands.${brand}`) : t(`accountTypes.${accountType ?? 'checking'}`);
    return t('label', { name, digits: lastFourDigits });
  };
}
