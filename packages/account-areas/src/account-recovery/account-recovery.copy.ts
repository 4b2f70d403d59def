import { defineCopy } from '@linework/copy';
import type en from './account-recovery.en.json';

export const accountRecoveryCopy = defineCopy<typeof en>({
  namespace: 'accountRecovery',
  load: { en: () => import('./account-recovery.en.json'), es: () => import('./account-recovery.es.json') },
});
