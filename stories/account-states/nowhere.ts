import type { AmountDueLinks } from '@linework/parts/balance';

/** Where what is due leads in the catalogue: nowhere. */
export const nowhere: AmountDueLinks = {
  pay: '#pay',
  payPastDue: '#pay',
  payLeft: '#pay',
  payment: () => '#payment',
};
