import { useCopy } from '@linework/copy';
import type { OutcomeCode } from '@linework/domain';
import { flowGraph } from '../atlas/flow-graph.ts';
import { machines } from '../atlas/machines.ts';
import { shortestPath } from '../atlas/shortest-path.ts';
import { useTriggerWords } from '../atlas/use-trigger-words.ts';
import { reachCopy } from './reach.copy.ts';
import en from './reach.en.json' with { type: 'json' };
import type { Step } from './reach.ts';

type Rule = keyof typeof en.rules;
const isRule = (code: OutcomeCode): code is Rule & OutcomeCode => Object.hasOwn(en.rules, code);

/** What to do once the address is open, in words; `null` where opening it is all. */
export function useStepWords(): (step: Step) => string | null {
  const { t } = useCopy(reachCopy);
  const trigger = useTriggerWords();
  /** The shortest way through the chart, by what sets each step off. */
  const wayTo = (flow: string, state: string): string => {
    const machine = machines.find(({ id }) => id === flow)?.machine;
    if (!machine) return t('step.unknown');
    const graph = flowGraph(machine);
    const start = graph.states.find(({ parent, isInitial }) => parent === null && isInitial);
    const way = shortestPath(graph, start?.id ?? '', state);
    if (!way) return t('step.unknown');
    const steps = way.map(({ transition, to }) => `${trigger(transition.trigger)} → ${to}`);
    return steps.length === 0 ? t('step.start') : t('step.state', { path: steps.join(', ') });
  };
  return (step) => {
    switch (step.kind) {
      case 'open':
        return null;
      case 'card':
      case 'bankAccount':
        return t(`step.${step.kind}`, { number: step.number });
      case 'rule':
        return isRule(step.code) ? t(`rules.${step.code}`) : t('step.unknown');
      case 'state':
        return wayTo(step.flow, step.state);
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
