import { declaredOperations, type OperationName } from '@linework/contract/operations';
import type { Resolver, Resolvers } from './resolvers.ts';

/**
 * What answers each operation of the graph, from all who answer some.
 * @throws Error for an operation that two answer or nobody does, before the edge listens
 */
export function mergedResolvers(
  all: readonly Partial<Resolvers<OperationName>>[],
): ReadonlyMap<string, Resolver> {
  const merged = new Map<string, Resolver>();
  for (const [name, resolve] of all.flatMap((some) => Object.entries(some))) {
    if (merged.has(name)) throw new Error(`Two features answer ${name}`);
    merged.set(name, resolve);
  }
  const unanswered = [...declaredOperations.keys()].filter((name) => !merged.has(name));
  if (unanswered.length > 0) throw new Error(`No feature answers ${unanswered.join(', ')}`);
  return merged;
}
