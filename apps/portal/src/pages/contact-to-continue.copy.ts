import { defineCopy } from '@linework/copy';
import type en from './contact-to-continue.en.json';

export const contactToContinueCopy = defineCopy<typeof en>({
  namespace: 'contactToContinue',
  load: {
    en: () => import('./contact-to-continue.en.json'),
    es: () => import('./contact-to-continue.es.json'),
  },
});
