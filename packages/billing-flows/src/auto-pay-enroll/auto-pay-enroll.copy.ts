import { defineCopy } from '@linework/copy';
import type en from './auto-pay-enroll.en.json';

export const autoPayEnrollCopy = defineCopy<typeof en>({
  namespace: 'autoPayEnroll',
  load: { en: () => import('./auto-pay-enroll.en.json'), es: () => import('./auto-pay-enroll.es.json') },
});
