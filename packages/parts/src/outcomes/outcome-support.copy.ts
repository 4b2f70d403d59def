import { defineCopy } from '@linework/copy';
import type { OutcomeCode } from '@linework/domain';
import type outcomeSupport from './outcome-support.en.json';

type Scripts = typeof outcomeSupport;
/** A code without a line does not compile. */
type Complete = Record<OutcomeCode, string> extends Scripts ? Scripts : never;

/** What a support agent says and does about each outcome, one sentence; apart from what customers download. */
export const outcomeSupportCopy = defineCopy<Complete>({
  namespace: 'outcomeSupport',
  load: { en: () => import('./outcome-support.en.json'), es: () => import('./outcome-support.es.json') },
});
