import { defineCopy } from '@linework/copy';
import type en from './auto-pay-manage.en.json';

export const autoPayManageCopy = defineCopy<typeof en>({
  namespace: 'autoPayManage',
  load: { en: () => import('./auto-pay-manage.en.json'), es: () => import('./auto-pay-manage.es.json') },
});
