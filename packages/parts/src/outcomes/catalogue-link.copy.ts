import { defineCopy } from '@linework/copy';
import type en from './catalogue-link.en.json';

export const catalogueLinkCopy = defineCopy<typeof en>({
  namespace: 'catalogueLink',
  load: { en: () => import('./catalogue-link.en.json'), es: () => import('./catalogue-link.es.json') },
});
