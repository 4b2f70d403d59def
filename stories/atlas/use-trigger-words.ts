import { useCopy, useCopyInstance } from '@linework/copy';
import { atlasCopy } from './atlas.copy.ts';
import { textAt } from './flow-words.ts';
import type { Trigger } from './trigger.ts';
import { toldWords } from './trigger-words.ts';

/** What sets a transition off, as a customer would say it; an event that nobody has words for keeps its own name. */
export function useTriggerWords(): (flow: string, trigger: Trigger) => string {
  const { t } = useCopy(atlasCopy);
  const { copy } = useCopyInstance();
  return (flow, trigger) => {
    const { kind, name } = trigger;
    const told = toldWords(flow, trigger);
    if (told) return textAt(copy, told);
    return kind === 'event' ? name : t(`trigger.${kind}`, { name });
  };
}
