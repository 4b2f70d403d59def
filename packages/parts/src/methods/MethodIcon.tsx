import { BankIcon, CardBrandMark, CardIcon, Icon } from '@linework/design-system';
import { styled } from 'styled-components';
import type { NameableMethod } from './use-method-label.ts';

/* One width for every mark: the names after them line up. */
const Column = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 2.5rem;
`;

type NamedBrand = 'amex' | 'discover' | 'mc' | 'visa' | null;

export interface MethodIconProps {
  method: Pick<NameableMethod, 'type'> & { brand?: NamedBrand };
}

/** The drawing before a method's name: the card's brand, a card, or a bank. */
export function MethodIcon({ method: { type, brand } }: MethodIconProps) {
  const drawing = type === 'bankAccount' ? BankIcon : CardIcon;
  return (
    <Column>
      {type === 'creditCard' && brand ? <CardBrandMark brand={brand} /> : <Icon of={drawing} size="large" />}
    </Column>
  );
}
