import { defineCopy } from '@linework/copy';
import type { OptionalMessage } from '@linework/domain';
import type en from './message-settings.en.json';

export const messageSettingsCopy = defineCopy<typeof en>({
  namespace: 'messageSettings',
  load: { en: () => import('./message-settings.en.json'), es: () => import('./message-settings.es.json') },
});

/** The kinds of which the name does not say all. */
export const kindNotes: Partial<Record<OptionalMessage, 'notes.paymentMade' | 'notes.paymentScheduled'>> = {
  paymentMade: 'notes.paymentMade',
  paymentScheduled: 'notes.paymentScheduled',
};
