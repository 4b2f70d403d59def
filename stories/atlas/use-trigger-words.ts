import { useCopy } from '@linework/copy';
import { atlasCopy } from './atlas.copy.ts';
import type { Trigger } from './trigger.ts';

/** What sets a transition off, in the page's language; events keep the name they have in the machine. */
export function useTriggerWords(): (trigger: Trigger) => string {
  const { t } = useCopy(atlasCopy);
  return ({ kind, name }) => (kind === 'event' ? name : t(`trigger.${kind}`, { name }));
}
