// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { DiscardDraftMutation, DiscardDraftMutationVariables, DraftQuery, DraftQueryVariables, SaveDraftMutation, SaveDraftMutationVariables } from '../graph.ts';

export const DraftDocument: TypedDocument<DraftQuery, DraftQueryVariables> = {
  id: 'sha256:da8513eaae81489e3498f80bf3a392058902c4b1d5d0862a1d6b82e038716033',
  name: 'Draft',
};

export const SaveDraftDocument: TypedDocument<SaveDraftMutation, SaveDraftMutationVariables> = {
  id: 'sha256:c16cdf0cd4ff657ceecdaf5a5e73fc43ec3776038f86cee7ff40461de5552364',
  name: 'SaveDraft',
};

export const DiscardDraftDocument: TypedDocument<DiscardDraftMutation, DiscardDraftMutationVariables> = {
  id: 'sha256:6b435e18e84bff712eb1556fbe720696c125689b9531a5f08202d941eb194798',
  name: 'DiscardDraft',
};
