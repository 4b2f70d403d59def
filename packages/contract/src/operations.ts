import type { Permission } from '@linework/domain';
import { operations } from './generated/operations.ts';
import type { TypedDocument } from './typed-document.ts';

export { operations } from './generated/operations.ts';

/** What the graph can be asked for and changed. */
export type OperationName = keyof typeof operations;

/** What the schema declares of an operation. */
export interface Operation {
  /** What somebody must be allowed on the account. */
  readonly permission: Permission;
  /** Asked twice with one key, it is done once. */
  readonly idempotent: boolean;
}

/** What the graph can be asked for and changed, by its names. */
export const declaredOperations: ReadonlyMap<string, Operation> = new Map(Object.entries(operations));

/** The operation that a document asks, whose name it bears. @throws RangeError for a document of another graph */
export function operationOf({ name }: Pick<TypedDocument<unknown, unknown>, 'name'>): Operation {
  const operation = declaredOperations.get(name.charAt(0).toLowerCase() + name.slice(1));
  if (!operation) throw new RangeError(`${name} asks no operation of this graph`);
  return operation;
}
