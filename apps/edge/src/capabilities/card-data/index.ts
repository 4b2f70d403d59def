/* What other capabilities may use of card data: a verified method, and the token that stands for it. */
export { issueToken } from './issue-token.ts';
export { newMethodOf } from './new-method.ts';
export { tokenizeMethod } from './tokenize-method.ts';
export {
  type TakenMethod,
  toBeSavedSql,
  verifiedMethodColumn,
  verifiedMethodSchema,
} from './verified-method.ts';
