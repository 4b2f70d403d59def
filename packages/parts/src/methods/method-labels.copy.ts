import { defineCopy } from '@linework/copy';
import type en from './method-labels.en.json';

/** What methods are called: all that pages need which name one, and take none. */
export const methodLabelsCopy = defineCopy<typeof en>({
  namespace: 'methodLabels',
  load: { en: () => import('./method-labels.en.json'), es: () => import('./method-labels.es.json') },
});
