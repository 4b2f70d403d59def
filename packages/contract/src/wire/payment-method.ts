import { canSaveCard, canUseForAutoPay, type MethodOption } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';

export type WirePaymentMethod = graph.PaymentMethodFieldsFragment;

/** A method with its status and what it may be used for, as the rules found. */
export function methodToWire({ method, status, blockedReason }: MethodOption): schema.PaymentMethod {
  const isCard = method.type === 'creditCard';
  return {
    id: method.id,
    version: method.version,
    type: method.type,
    name: method.name,
    isPreferred: method.isPreferred,
    isRestricted: method.isRestricted,
    status,
    lastFourDigits: method.lastFourDigits,
    usedBy: method.usedBy,
    brand: isCard ? method.brand : null,
    expirationDate: isCard ? method.expirationDate : null,
    nameOnCard: isCard ? method.nameOnCard : null,
    funding: isCard ? method.funding : null,
    postalCode: isCard ? method.postalCode : null,
    accountType: isCard ? null : method.accountType,
    nameOnAccount: isCard ? null : method.nameOnAccount,
    capabilities: {
      oneTime: blockedReason === null,
      autoPay: canUseForAutoPay(method, 'allServices', false),
      save: isCard ? canSaveCard(method.funding) : true,
      blockedReason,
    },
  };
}

/** @throws TypeError when a card comes without what every card has: the answer is not of this contract */
export function methodFromWire(wire: WirePaymentMethod): MethodOption {
  const { id, version, name, isPreferred, isRestricted, lastFourDigits, status } = wire;
  const shared = { id, version, name, isPreferred, isRestricted, lastFourDigits, usedBy: [...wire.usedBy] };
  const { blockedReason } = wire.capabilities;
  if (wire.type === 'bankAccount') {
    const { type, accountType, nameOnAccount } = wire;
    if (accountType === null || nameOnAccount === null) throw new TypeError('Incomplete bank account');
    return { method: { ...shared, type, accountType, nameOnAccount }, status, blockedReason };
  }
  const { type, brand, expirationDate, nameOnCard, funding, postalCode } = wire;
  if (!brand || !expirationDate || nameOnCard === null || !funding || postalCode === null)
    throw new TypeError('Incomplete card');
  return {
    method: { ...shared, type, brand, expirationDate, nameOnCard, funding, postalCode },
    status,
    blockedReason,
  };
}
