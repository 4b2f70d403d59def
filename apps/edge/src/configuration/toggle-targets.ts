import { type ToggleTargetKind, type ToggleTargets, toggleTargetKinds } from '@linework/domain';
import { z } from 'zod';
import { onOrOff } from './on-or-off.ts';

const isKind = (text: string): text is ToggleTargetKind => toggleTargetKinds.some((kind) => kind === text);

/** `role:ADMIN footprint:BHN,CHTR`: each kind once; `null` for what says it otherwise. */
function targetsIn(text: string): ToggleTargets | null {
  const found = new Map<string, readonly string[]>();
  for (const term of text.split(/\s+/)) {
    const [kind = '', ...rest] = term.split(':');
    const values = rest.join(':').split(',').filter(Boolean);
    if (!isKind(kind) || found.has(kind) || values.length === 0) return null;
    found.set(kind, values);
  }
  return Object.fromEntries(found);
}

/** For everybody, for nobody, or for whom the words name. */
export const onForTargets = z
  .string()
  .transform((text, context): boolean | ToggleTargets | undefined => {
    const all = onOrOff.safeParse(text.trim());
    if (all.success) return all.data;
    const targets = targetsIn(text.trim());
    if (targets) return targets;
    context.addIssue({
      code: 'custom',
      message: `must be on, off, or whom, like role:ADMIN footprint:BHN,CHTR (${toggleTargetKinds.join(', ')})`,
    });
    return z.NEVER;
  })
  .optional();
