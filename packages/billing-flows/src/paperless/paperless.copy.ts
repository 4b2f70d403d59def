import { defineCopy } from '@linework/copy';
import type en from './paperless.en.json';

export const paperlessCopy = defineCopy<typeof en>({
  namespace: 'paperless',
  load: { en: () => import('./paperless.en.json'), es: () => import('./paperless.es.json') },
});
