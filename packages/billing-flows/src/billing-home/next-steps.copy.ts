import { defineCopy } from '@linework/copy';
import type en from './next-steps.en.json';

export const nextStepsCopy = defineCopy<typeof en>({
  namespace: 'nextSteps',
  load: { en: () => import('./next-steps.en.json'), es: () => import('./next-steps.es.json') },
});
