import { BankIcon, CardBrandMark, CardIcon, Icon } from '@linework/design-system';
import type { NameableMethod } from './use-method-label.ts';

/** The drawing before a method's name: the card's brand, or a bank. */
export function MethodIcon({ method }: { method: Pick<NameableMethod, 'type'> & { brand?: NamedBrand } }) {
  if (method.type === 'bankAccount') return <Icon of={BankIcon} size="large" />;
  return method.brand ? <CardBrandMark brand={method.brand} /> : <Icon of={CardIcon} size="large" />;
}

type NamedBrand = 'amex' | 'discover' | 'mc' | 'visa' | null;
