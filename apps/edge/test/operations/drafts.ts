import { DiscardDraftDocument, DraftDocument, SaveDraftDocument } from '@linework/contract';
import { asked } from '../parity/operation-cases.ts';

const flow = 'one-time-payment';
const content = '{"step":"review"}';
const refusedDrafts = [
  ['a flow of no such name', { flow: 'Nr. 1' }],
  ['what is no JSON', { content: '{' }],
  ['a card number', { content: '{"note":"4000 0000 0000 0002"}' }],
  ['more than anybody types', { content: JSON.stringify('x'.repeat(16_000)) }],
] as const;

export const draftsOperations = {
  draft: asked(
    DraftDocument,
    ({ accountId }) => ({ accountId, flow }),
    (ask) => [{ what: 'of a flow of no such name', code: null, does: ask({ flow: 'Nr. 1' }) }],
  ),
  saveDraft: asked(
    SaveDraftDocument,
    ({ accountId }) => ({ accountId, flow, content }),
    (ask) => [
      {
        what: 'and ask for it, and change it, and throw it away',
        code: null,
        does: async (portal) => {
          const { accountId } = portal.customer;
          await ask({})(portal);
          await ask({ content: '{ "step" : "amount", "step" : "date" }' })(portal);
          await portal.ask(DraftDocument, { accountId, flow });
          await portal.ask(DiscardDraftDocument, { accountId, flow });
          await portal.ask(DraftDocument, { accountId, flow });
        },
      },
      ...refusedDrafts.map(([what, change]) => ({
        what: `of ${what}`,
        code: 'LW-SYS-060' as const,
        does: ask(change),
      })),
      {
        what: 'of one flow too many',
        code: 'LW-SYS-060',
        changes: true,
        does: async (portal) => {
          for (const letter of 'abcdefghijklmnopqrstu') await ask({ flow: letter })(portal);
        },
      },
    ],
  ),
  discardDraft: asked(DiscardDraftDocument, ({ accountId }) => ({ accountId, flow })),
};
