// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.
import type { TypedDocument } from '../../typed-document.ts';
import type { StatementQuery, StatementQueryVariables, StatementRangeQuery, StatementRangeQueryVariables, StatementsQuery, StatementsQueryVariables } from '../graph.ts';

export const StatementDocument: TypedDocument<StatementQuery, StatementQueryVariables> = {
  id: 'sha256:e4e36fca10b4f79b5e5dfb0c411170a98e1ecafe8ad71fd740a58406d2cecd6d',
  name: 'Statement',
};

export const StatementsDocument: TypedDocument<StatementsQuery, StatementsQueryVariables> = {
  id: 'sha256:fbcc564dbf8699cc00d1043c9374ad1fccdb657af62fd4d4b74c092da97428d4',
  name: 'Statements',
};

export const StatementRangeDocument: TypedDocument<StatementRangeQuery, StatementRangeQueryVariables> = {
  id: 'sha256:3d2a1bd35fe52d4c5076424faac427cc15226ad18e15b49227dfa62b319ba46e',
  name: 'StatementRange',
};
