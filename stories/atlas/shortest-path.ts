import { createMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { anywhere, type FlowGraph, type FlowState, type FlowTransition } from './flow-graph.ts';

/** One step of a way: the state it leaves, how, and the state it comes to. */
export interface PathStep {
  readonly from: string;
  readonly to: string;
  readonly transition: FlowTransition;
}

const isInside = (id: string, group: string): boolean =>
  group === anywhere || id === group || id.startsWith(`${group}.`);

/** The states a customer comes to by entering a state or a group: what is entered at first, all the way down. */
function entered(states: readonly FlowState[], id: string): string[] {
  const state = states.find((one) => one.id === id);
  if (state?.kind === 'state') return [id];
  // A history state leads back into its group: to begin with, where the group begins.
  const group = state?.kind === 'history' ? state.parent : id;
  return states
    .filter(({ parent, isInitial, kind }) => parent === (group || null) && isInitial && kind !== 'history')
    .flatMap((inner) => entered(states, inner.id));
}

/** Every step between two states that a customer can be in: what a group leads to, each state inside it leads to. */
export function stepsOf({ states, transitions }: FlowGraph): PathStep[] {
  const leaves = states.filter(({ kind }) => kind === 'state');
  return transitions.flatMap((transition) =>
    leaves
      .filter(({ id }) => isInside(id, transition.source))
      .flatMap(({ id: from }) =>
        (transition.source === transition.target ? [from] : entered(states, transition.target)).map((to) => ({
          from,
          to,
          transition,
        })),
      ),
  );
}

/**
 * The fewest steps from one state to another by XState's own reckoning; null where none lead there, and no steps from a
 * state to itself.
 *
 * Which guards hold depends on facts that a map does not have. So the way is looked for on a flat machine made from the
 * map, with an event for each step and no guards: what the chart allows, some customer can do.
 */
export function shortestPath(graph: FlowGraph, from: string, to: string): readonly PathStep[] | null {
  const steps = stepsOf(graph);
  const leaves = graph.states.filter(({ kind }) => kind === 'state').map(({ id }) => id);
  // Ids of states hold dots, which mean something in a machine: states and events go by their place in the lists.
  const key = (id: string): string => `state${leaves.indexOf(id)}`;
  const flat = createMachine({
    initial: key(from),
    states: Object.fromEntries(
      leaves.map((id) => [
        key(id),
        {
          on: Object.fromEntries(
            steps.flatMap((step, at) => (step.from === id ? [[`step${at}`, key(step.to)]] : [])),
          ),
        },
      ]),
    ),
  });
  const [found] = getShortestPaths(flat, {
    events: steps.map((_, at) => ({ type: `step${at}` })),
    toState: (snapshot) => snapshot.value === key(to),
  });
  if (!found) return null;
  return found.steps.flatMap(({ event }) => steps.filter((_, at) => event.type === `step${at}`));
}
