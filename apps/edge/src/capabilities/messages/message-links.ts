import { openedByMessages, pagePaths } from '@linework/contract';
import type { MessageLinks } from '@linework/messages';
import type { Configuration } from '../../configuration/configuration.types.ts';

/** Where messages lead: pages of this portal alone, at the address that is configured and no other. */
export function messageLinks({
  publicOrigin,
  port,
}: Pick<Configuration, 'publicOrigin' | 'port'>): MessageLinks {
  const origin = publicOrigin ?? `http://localhost:${port}`;
  const billing = new URL(pagePaths.payBill, origin).href;
  return {
    billing,
    pay: `${billing}?open=${openedByMessages.pay}`,
    scheduled: `${billing}?open=${openedByMessages.scheduled}`,
    methods: new URL(pagePaths.howYouPay, origin).href,
    signIn: new URL(pagePaths.signIn, origin).href,
  };
}
