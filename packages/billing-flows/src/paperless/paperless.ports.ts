import type { OutcomeCode } from '@linework/domain';
import { draftFormat, draftsInTurn, stopOfSending, withoutWaiting } from '@linework/parts/flow/chart';
import { NoConnection } from '@linework/parts/ports';
import { fromPromise } from 'xstate';
import { z } from 'zod';
import { paperlessMachine } from './paperless.machine.ts';
import type { PaperlessPorts, PaperlessResult } from './paperless.types.ts';

/** What outlives a reload: the address that was typed. */
const draft = draftFormat(1, () => z.object({ typed: z.string() }));

/** Why a change did not come about: without an answer the server's own fault and none are told the same. */
function failed(problem: unknown, unanswered: OutcomeCode): PaperlessResult {
  if (problem instanceof NoConnection) throw problem;
  return { ...stopOfSending(problem, unanswered), overview: null };
}

/** The chart with the portal's ports behind its names. */
export function providedMachine(ports: PaperlessPorts) {
  const drafts = draftsInTurn(ports);
  return paperlessMachine.provide({
    actors: {
      loadStart: fromPromise(async ({ input }) => {
        const [overview, content] = await Promise.all([ports.loadPaperless(), drafts.loadDraft()]);
        return {
          overview,
          typed: content === null ? null : (draft.read(content)?.typed ?? null),
          step: input,
        };
      }),
      submitChange: fromPromise(async ({ input }) => {
        const unanswered = input.expected.enrolled ? 'LW-PPL-011' : 'LW-PPL-010';
        const answered = ports.changePaperless(input);
        return await answered.then(
          (changed) => ({ ...changed, reference: null }),
          (problem: unknown) => failed(problem, unanswered),
        );
      }),
    },
    actions: {
      keepDraft: ({ context: { typed } }) => {
        if (typed !== null) withoutWaiting(drafts.saveDraft(draft.write({ typed })));
      },
      discardDraft: () => withoutWaiting(drafts.discardDraft()),
    },
  });
}
