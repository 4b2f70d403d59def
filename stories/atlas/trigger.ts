import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What sets a transition off. */
export interface Trigger {
  /**
   * `answered`, `failed`, `reported`: an actor; `finished`: the states inside; `after`: time; `atOnce`: nothing is
   * waited for; `anyEvent`: whatever happens.
   */
  readonly kind: 'event' | 'answered' | 'failed' | 'reported' | 'finished' | 'after' | 'atOnce' | 'anyEvent';
  /** The event, the actor or the time; empty where the kind says all. */
  readonly name: string;
}

const actorEvents = {
  'xstate.done.actor.': 'answered',
  'xstate.error.actor.': 'failed',
  'xstate.snapshot.': 'reported',
} as const satisfies Record<string, Trigger['kind']>;

/** The name of the actor in the machine, rather than the id that XState gives to each time it is started. */
function actorName(node: AnyStateNode, id: string): string {
  const source = node.invoke.find((invoked) => invoked.id === id)?.src;
  return typeof source === 'string' && !source.startsWith('xstate.invoke') ? source : id;
}

function delayName(way: AnyTransitionDefinition): string {
  const delay: unknown = 'delay' in way ? way.delay : undefined;
  if (typeof delay === 'number') return `${delay / 1000} s`;
  return typeof delay === 'string' ? delay : '…';
}

/** Reads what sets a transition off out of the event that XState listens for. */
export function triggerOf(way: AnyTransitionDefinition, node: AnyStateNode): Trigger {
  const { eventType } = way;
  for (const [prefix, kind] of Object.entries(actorEvents)) {
    if (eventType.startsWith(prefix)) return { kind, name: actorName(node, eventType.slice(prefix.length)) };
  }
  if (eventType.startsWith('xstate.after.')) return { kind: 'after', name: delayName(way) };
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'finished', name: '' };
  if (eventType === '') return { kind: 'atOnce', name: '' };
  return eventType === '*' ? { kind: 'anyEvent', name: '' } : { kind: 'event', name: eventType };
}
