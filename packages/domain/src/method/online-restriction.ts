import type { Account } from '../account/account.ts';

/** Which kinds of method the account may pay with online (spec section 8, restrictions). */
export const onlineRestrictions = ['card', 'bank', 'cardAndBank', 'blocked'] as const;
export type OnlineRestriction = (typeof onlineRestrictions)[number];

export function onlineRestriction({ card, bank, online }: Account['restrictions']): OnlineRestriction | null {
  if (online) return 'blocked';
  if (card && bank) return 'cardAndBank';
  if (card) return 'card';
  return bank ? 'bank' : null;
}
