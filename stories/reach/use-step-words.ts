import { useCopy, useCopyInstance } from '@linework/copy';
import { flowGraph } from '../atlas/flow-graph.ts';
import { textAt } from '../atlas/flow-words.ts';
import { machines } from '../atlas/machines.ts';
import { ordinaryWay, wayTo } from '../atlas/ordinary-way.ts';
import { useTriggerWords } from '../atlas/use-trigger-words.ts';
import { reachCopy } from './reach.copy.ts';
import type { Step } from './reach.ts';
import { stepsByHand } from './steps-by-hand.ts';

/** What to do once the address is open, in words; `null` where opening it is all. */
export function useStepWords(): (step: Step) => string | null {
  const { t } = useCopy(reachCopy);
  const { copy } = useCopyInstance();
  const trigger = useTriggerWords();
  /** The ordinary way through the chart as far as it leads there, by what sets each step off. */
  const wordsTo = (flow: string, state: string): string => {
    const machine = machines.find(({ id }) => id === flow)?.machine;
    if (!machine) return t('step.unknown');
    const graph = flowGraph(machine);
    const way = wayTo(graph, ordinaryWay(flow, graph), state);
    const last = way?.at(-1);
    if (!way) return t('step.unknown');
    if (!last) return t('step.start');
    // What the customer does, and what decides in the end; what the portal does in between goes by itself.
    const told = way.filter((step) => step === last || step.transition.trigger.kind === 'event');
    return t('step.state', {
      path: told.map(({ transition }) => trigger(flow, transition.trigger)).join(' → '),
    });
  };
  return (step) => {
    switch (step.kind) {
      case 'open':
        return null;
      case 'card':
      case 'bankAccount':
      case 'preferredCard':
      case 'preferredBankAccount':
        return t(`step.${step.kind}`, { number: step.number });
      case 'byHand': {
        const told = stepsByHand(step.code);
        return told ? textAt(copy, told) : t('step.unknown');
      }
      case 'state':
        return wordsTo(step.flow, step.state);
      case 'waits':
        return t('step.waits', { screen: step.screen });
      case 'area':
        return t('step.area', { area: step.area });
      case 'faultSwitch':
      case 'unknown':
        return t(`step.${step.kind}`);
    }
  };
}
