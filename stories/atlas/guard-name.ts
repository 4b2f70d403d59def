import { z } from 'zod';

const named = z.object({ type: z.string(), params: z.unknown().optional() });
const aim = z.object({ state: z.string() });
const combined = z.object({ guards: z.array(z.unknown()) });

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
    // `and`, `or` and `not` are functions that carry the guards they are made of.
    const parts = 'guards' in guard ? combined.safeParse({ guards: guard.guards }) : null;
    const name = guard.name || '…';
    return parts?.success
      ? `${name}(${parts.data.guards.map((part) => guardName(part) ?? '…').join(', ')})`
      : name;
  }
  const found = named.safeParse(guard);
  return found.success ? withAim(found.data.type, found.data.params) : '…';
}
