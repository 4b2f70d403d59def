import { defineCopy } from '@linework/copy';
import type en from './page-alerts.en.json';

export const pageAlertsCopy = defineCopy<typeof en>({
  namespace: 'pageAlerts',
  load: { en: () => import('./page-alerts.en.json'), es: () => import('./page-alerts.es.json') },
});
