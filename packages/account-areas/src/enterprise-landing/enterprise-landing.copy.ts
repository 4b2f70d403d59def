import { defineCopy } from '@linework/copy';
import type en from './enterprise-landing.en.json';

export const enterpriseLandingCopy = defineCopy<typeof en>({
  namespace: 'enterpriseLanding',
  load: {
    en: () => import('./enterprise-landing.en.json'),
    es: () => import('./enterprise-landing.es.json'),
  },
});
