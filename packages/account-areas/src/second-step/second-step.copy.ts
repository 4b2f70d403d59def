import { defineCopy } from '@linework/copy';
import type en from './second-step.en.json';

export const secondStepCopy = defineCopy<typeof en>({
  namespace: 'secondStep',
  load: { en: () => import('./second-step.en.json'), es: () => import('./second-step.es.json') },
});
