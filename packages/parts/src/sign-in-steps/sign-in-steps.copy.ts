import { defineCopy } from '@linework/copy';
import type en from './sign-in-steps.en.json';

/** What the steps say of those who cannot sign in yet. */
export const signInStepsCopy = defineCopy<typeof en>({
  namespace: 'signInSteps',
  load: { en: () => import('./sign-in-steps.en.json'), es: () => import('./sign-in-steps.es.json') },
});
