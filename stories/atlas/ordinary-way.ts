import type { FlowGraph } from './flow-graph.ts';
import { notesOf } from './flow-notes.ts';
import { type PathStep, stepsOf } from './shortest-path.ts';

/** It leads to what was there before: nobody goes that way the first time. */
const isReturn = ({ transition }: PathStep): boolean =>
  /\.(reopened|continued|kept)$/.test(transition.trigger.name);

/**
 * The ordinary way through a flow; empty for a flow that names none.
 * @throws Error where no transition leads from one of its states to the next
 */
export function ordinaryWay(flow: string, graph: FlowGraph): readonly PathStep[] {
  const steps = stepsOf(graph);
  const states = notesOf(flow)?.ordinaryStates ?? [];
  return states.slice(1).map((to, at) => {
    const from = states[at] ?? '';
    const between = steps.filter((step) => step.from === from && step.to === to);
    const step = between.find((one) => !isReturn(one)) ?? between[0];
    if (!step) throw new Error(`Nothing leads from ${from} to ${to}`);
    return step;
  });
}

/**
 * How a state is met: along the ordinary way as far as that helps, then by the fewest steps. A page that is opened again
 * may begin anywhere, and how it was left there would not be told. Null where nothing leads there.
 */
export function wayTo(
  graph: FlowGraph,
  ordinary: readonly PathStep[],
  state: string,
): readonly PathStep[] | null {
  const start = graph.states.find(({ parent, isInitial }) => parent === null && isInitial)?.id ?? '';
  const steps = stepsOf(graph);
  const found = new Map<string, readonly PathStep[]>([[start, []]]);
  for (const [at, { to }] of ordinary.entries()) found.set(to, ordinary.slice(0, at + 1));
  // From the far end of the ordinary way: what is as near to its end as to its beginning belongs to the end.
  let reached = [...found.keys()].reverse();
  while (reached.length > 0 && !found.has(state)) {
    const next: string[] = [];
    for (const step of reached.flatMap((from) => steps.filter((one) => one.from === from))) {
      if (found.has(step.to)) continue;
      found.set(step.to, [...(found.get(step.from) ?? []), step]);
      next.push(step.to);
    }
    reached = next;
  }
  return found.get(state) ?? null;
}
