// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { ChangePaperlessMutation, ChangePaperlessMutationVariables, PaperlessQuery, PaperlessQueryVariables } from '../graph.ts';

export const PaperlessDocument: TypedDocument<PaperlessQuery, PaperlessQueryVariables> = {
  id: 'sha256:c3777ab5c16e9f38c163e0a7c2e53f18a33a2874c389ba492b84a0e65a6768fe',
  name: 'Paperless',
};

export const ChangePaperlessDocument: TypedDocument<ChangePaperlessMutation, ChangePaperlessMutationVariables> = {
  id: 'sha256:c243f0ed553e9d3dec955cbc5f0f2aa0228bf34a6d7225322e31529d622dab39',
  name: 'ChangePaperless',
};
