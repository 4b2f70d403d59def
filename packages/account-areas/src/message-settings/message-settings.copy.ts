import { defineCopy } from '@linework/copy';
import type en from './message-settings.en.json';

export const messageSettingsCopy = defineCopy<typeof en>({
  namespace: 'messageSettings',
  load: { en: () => import('./message-settings.en.json'), es: () => import('./message-settings.es.json') },
});
