import { defineCopy } from '@linework/copy';
import type en from './auto-pay.en.json';

/** What every flow about Auto Pay says: its day, its next debit, until when that can be changed, and what is authorized. */
export const autoPayCopy = defineCopy<typeof en>({
  namespace: 'autoPay',
  load: { en: () => import('./auto-pay.en.json'), es: () => import('./auto-pay.es.json') },
});
