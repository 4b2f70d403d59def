import type { AmountDueLinks } from '@linework/parts/balance';

const story = (id: string): string => `iframe.html?id=${id}&viewMode=story`;

/** Where what is due leads in the catalogue: to the story of what the portal would open. */
export const leadingToStories: AmountDueLinks = {
  pay: story('flows-one-time-payment--entering-amount'),
  payPastDue: story('flows-one-time-payment--entering-amount'),
  payLeft: story('flows-one-time-payment--entering-amount'),
  payment: () => story('areas-transactions--payment-open'),
};
