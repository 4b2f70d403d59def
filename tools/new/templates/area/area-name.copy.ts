import { defineCopy } from '@linework/copy';
import type en from './area-name.en.json';

export const areaNameCopy = defineCopy<typeof en>({
  namespace: 'areaName',
  load: { en: () => import('./area-name.en.json'), es: () => import('./area-name.es.json') },
});
