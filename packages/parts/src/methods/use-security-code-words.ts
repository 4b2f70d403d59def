import { useCopy } from '@linework/copy';
import { type CardBrand, securityCodeLength } from '@linework/domain';
import { methodsCopy } from './methods.copy.ts';

/** Everything a security code field says, for the brand it belongs to. */
export function useSecurityCodeWords(brand: CardBrand | null) {
  const { t } = useCopy(methodsCopy);
  const length = securityCodeLength(brand);
  return {
    length,
    label: t('securityCode.label'),
    description: t(`securityCode.hint${length}`),
    invalid: t(`securityCode.invalid${length}`),
    refused: t('securityCode.refused'),
    help: {
      button: t('securityCode.help.button'),
      heading: t('securityCode.help.heading'),
      back: t('securityCode.help.back'),
      front: t('securityCode.help.front'),
    },
  };
}
