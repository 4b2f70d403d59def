import { useCopy } from '@linework/copy';
import { atlasCopy } from './atlas.copy.ts';
import type { Trigger } from './trigger.ts';
import { toldKey } from './trigger-words.ts';

/** What sets a transition off, as a customer would say it; an event that nobody has words for keeps its own name. */
export function useTriggerWords(): (trigger: Trigger) => string {
  const { t } = useCopy(atlasCopy);
  return (trigger) => {
    const { kind, name } = trigger;
    const told = toldKey(trigger);
    if (told) return t(told);
    return kind === 'event' ? name : t(`trigger.${kind}`, { name });
  };
}
