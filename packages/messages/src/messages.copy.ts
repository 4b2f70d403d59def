import { defineCopy } from '@linework/copy/words';
import type en from './messages.en.json';

export const messagesCopy = defineCopy<typeof en>({
  namespace: 'messages',
  load: {
    en: () => import('./messages.en.json', { with: { type: 'json' } }),
    es: () => import('./messages.es.json', { with: { type: 'json' } }),
  },
});
