import { and, not, or } from 'xstate';
import { z } from 'zod';

const named = z.object({ type: z.string(), params: z.unknown().optional() });
const aim = z.object({ state: z.string() });
const combined = z.object({ check: z.unknown(), guards: z.array(z.unknown()) });

/** XState's own combinations, each with what it is known by: a built catalogue shortens the names of functions. */
const combinations = Object.entries({ and: and([]), or: or([]), not: not('') }).map(([name, guard]) => ({
  name,
  check: Reflect.get(guard, 'check'),
}));

/** `leadsTo: paid`, where a guard is told which state it is about; parameters that a function works out are not known. */
function withAim(type: string, params: unknown): string {
  const found = aim.safeParse(params);
  return found.success ? `${type}: ${found.data.state}` : type;
}

/** A guard as it is called in its machine: `isComplete`, `not(hasMethod)`; null where there is none. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    const parts = combined.safeParse({
      check: Reflect.get(guard, 'check'),
      guards: Reflect.get(guard, 'guards'),
    });
    const combination = combinations.find(({ check }) => check === parts.data?.check);
    return combination && parts.success
      ? `${combination.name}(${parts.data.guards.map((part) => guardName(part) ?? '…').join(', ')})`
      : '…';
  }
  const found = named.safeParse(guard);
  return found.success ? withAim(found.data.type, found.data.params) : '…';
}
