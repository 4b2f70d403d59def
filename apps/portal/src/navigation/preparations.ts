import type { PageName } from '@linework/contract';
import { preparePayment } from '../payment/prepare-payment.ts';
import type { Portal } from '../start/portal-context.ts';

/** What a page needs beside its own chunk and words before it shows at an address. */
export const preparations: Partial<
  Record<PageName, (url: URL, portal: Portal) => Promise<void> | undefined>
> = {
  payBill: ({ searchParams }, { loadWords }) =>
    searchParams.get('open') === 'otp' ? preparePayment(loadWords) : undefined,
};
