import { z } from 'zod';
import type { DraftPorts } from './flow-ports.ts';

/** One attempt to send: its idempotency key, and whether anything may have been sent with it. */
export interface Attempt {
  readonly key: string;
  readonly sent: boolean;
}

/** An attempt within a draft. Not beside its actor: what only reads drafts does not need the machine library. */
export const attemptSchema = () => z.object({ key: z.string(), sent: z.boolean() });

/** A flow's draft as text, and back. */
export interface DraftFormat<Draft> {
  write(draft: Draft): string;
  /** @returns `null` for what is no draft of this version */
  read(content: string): Draft | null;
}

/** The text of a flow's drafts. A version that another took the place of is read no more. */
export function draftFormat<Draft extends object>(
  version: number,
  schemaOf: () => z.ZodType<Draft>,
): DraftFormat<Draft> {
  // Probing for code made from text would be a violation of the portal's content security policy.
  z.config({ jitless: true });
  const versioned = z.looseObject({ version: z.literal(version) });
  const schema = schemaOf();
  return {
    write: (draft) => JSON.stringify({ version, ...draft }),
    read(content) {
      try {
        const { version: _, ...draft } = versioned.parse(JSON.parse(content));
        return schema.parse(draft);
      } catch {
        return null;
      }
    },
  };
}

/** The draft's calls in turn, and what must not come before the last of them. */
export interface DraftsInTurn extends DraftPorts {
  afterDrafts<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/** Draft calls that follow one another: a quiet save of a step can never overtake the one before sending. */
export function draftsInTurn(ports: DraftPorts): DraftsInTurn {
  let last: Promise<unknown> = Promise.resolve();
  const next = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(call, call);
    last = turn;
    return turn;
  };
  return {
    loadDraft: () => next(() => ports.loadDraft()),
    saveDraft: (content) => next(() => ports.saveDraft(content)),
    discardDraft: () => next(() => ports.discardDraft()),
    afterDrafts: (call) => last.then(call, call),
  };
}

/** Goes on without waiting: a step that could not be kept is kept with the next one. */
export const withoutWaiting = (call: Promise<unknown>): void => {
  call.catch(() => {});
};
