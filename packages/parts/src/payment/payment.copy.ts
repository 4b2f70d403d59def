import { defineCopy } from '@linework/copy';
import type en from './payment.en.json';

/** What every flow that pays says: how much, on which day, what else is on its way, and what came of it. */
export const paymentCopy = defineCopy<typeof en>({
  namespace: 'payment',
  load: { en: () => import('./payment.en.json'), es: () => import('./payment.es.json') },
});
