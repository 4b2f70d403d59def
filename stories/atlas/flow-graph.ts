import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes, toDirectedGraph } from 'xstate/graph';
import { guardName } from './guard-name.ts';
import { type Trigger, triggerOf } from './trigger.ts';

/** A state, or a group of states, as the chart has it. */
export interface FlowState {
  /** Its path from the root, `choosingMethod.newCard`; the root's own is empty. */
  readonly id: string;
  /** The last part of its path. */
  readonly name: string;
  /** The group that it stands in; null directly under the root, and for the root itself. */
  readonly parent: string | null;
  /** A customer can be in it; a group only holds others, a history state only leads back. */
  readonly kind: 'state' | 'group' | 'history';
  readonly isInitial: boolean;
  /** Nothing leads on from it: neither of its own, nor of a group around it. */
  readonly isEnd: boolean;
}

/** One way from one state to another. */
export interface FlowTransition {
  readonly id: string;
  readonly source: string;
  /** The source itself where nothing but the facts changes. */
  readonly target: string;
  readonly trigger: Trigger;
  /** What has to hold; null when nothing has to. */
  readonly guard: string | null;
  /** It is what remains when no guard before it held. */
  readonly isOtherwise: boolean;
}

/** A machine as a map: every state of it, and every way between two. */
export interface FlowGraph {
  readonly states: readonly FlowState[];
  readonly transitions: readonly FlowTransition[];
}

/** The root leads on from anywhere: its path is empty. */
export const anywhere = '';

const idOf = ({ path }: AnyStateNode): string => path.join('.');

const isInitialOf = (node: AnyStateNode): boolean =>
  node.parent?.type === 'parallel' || node.parent?.initial.target[0] === node;

const kindOf = ({ type }: AnyStateNode): FlowState['kind'] =>
  type === 'history' ? 'history' : type === 'atomic' || type === 'final' ? 'state' : 'group';

/** XState's own directed graph leaves out the ways that are taken at once. */
const withAlways = (
  node: AnyStateNode,
  ways: readonly AnyTransitionDefinition[],
): AnyTransitionDefinition[] => [...ways, ...(node.always ?? []).filter((way) => !ways.includes(way))];

function transitionsFrom(node: AnyStateNode): FlowTransition[] {
  const ways = withAlways(node, [
    ...new Set(toDirectedGraph(node).edges.map(({ transition }) => transition)),
  ]);
  const guarded = new Set<string>();
  return ways.flatMap((way, at) => {
    const guard = guardName(way.guard);
    const isOtherwise = guard === null && guarded.has(way.eventType);
    if (guard !== null) guarded.add(way.eventType);
    return (way.target ?? [node]).map((target, of) => ({
      id: `${idOf(node)}:${at}:${of}`,
      source: idOf(node),
      target: idOf(target),
      trigger: triggerOf(way, node),
      guard,
      isOtherwise,
    }));
  });
}

function flowState(node: AnyStateNode, leavable: ReadonlySet<AnyStateNode>): FlowState {
  const around: AnyStateNode[] = [];
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) around.push(at);
  const kind = kindOf(node);
  return {
    id: idOf(node),
    name: node.key,
    parent: node.parent?.parent ? idOf(node.parent) : null,
    kind,
    isInitial: isInitialOf(node),
    isEnd: kind === 'state' && !around.some((one) => leavable.has(one)),
  };
}

/** Reads the map out of a machine: nothing of it is written by hand. */
export function flowGraph(machine: AnyStateMachine): FlowGraph {
  const nodes = getStateNodes(machine);
  const transitions = [machine.root, ...nodes].flatMap(transitionsFrom);
  const sources = new Set(
    transitions.filter(({ source, target }) => source !== target).map(({ source }) => source),
  );
  const leavable = new Set([machine.root, ...nodes].filter((node) => sources.has(idOf(node))));
  return { states: nodes.map((node) => flowState(node, leavable)), transitions };
}
