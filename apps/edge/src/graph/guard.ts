import {
  declaredOperations,
  type Operation,
  type OperationName,
  type operations,
} from '@linework/contract/operations';
import type { BillingPermission } from '@linework/domain';
import { type Admit, requireAccess } from '../access/admission.ts';
import { requireAccount, requirePermission, type Session } from '../access/session.ts';
import { idempotencyKeyOf } from '../capabilities/payments/request-hash.ts';
import type { GraphContext } from './context.ts';

/** What an operation knows of the request, once the guard stands before it. */
export interface GuardedContext extends Omit<GraphContext, 'session' | 'idempotencyKey'> {
  /** For what reads the session in a statement of its own: to be called with what that statement found. */
  readonly admit: Admit;
}

/** An operation that is not about billing may ask for the session alone. */
export interface SessionContext extends GuardedContext {
  /** The session of somebody who may. */
  session(accountId: string): Promise<Session>;
}

/** An operation that is declared idempotent has its key. */
export interface IdempotentContext extends GuardedContext {
  readonly idempotencyKey: string;
}

type Declared<Name extends OperationName> = (typeof operations)[Name];

type ContextOf<Name extends OperationName> = GuardedContext &
  (Declared<Name>['permission'] extends BillingPermission ? unknown : SessionContext) &
  (Declared<Name>['idempotent'] extends true ? IdempotentContext : unknown);

/** A function for each of some operations. */
export type Resolvers<Name extends OperationName> = {
  readonly [Each in Name]: (args: never, context: ContextOf<Each>) => Promise<unknown>;
};

type Resolver = (args: never, context: SessionContext & IdempotentContext) => Promise<unknown>;

/**
 * Puts what the schema declares of each operation before the function that answers it: its permission, asked as soon as
 * the statement that reads the session has answered, and its key.
 */
export const guarded = (resolvers: Resolvers<OperationName>): object =>
  Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]) => [
      name,
      guard(name, declaredOperations.get(name), resolve),
    ]),
  );

function guard(name: string, operation: Operation | undefined, resolve: Resolver) {
  if (!operation) throw new Error(`The schema has no operation ${name}`);
  const { permission, idempotent } = operation;
  return async (args: never, asked: GraphContext): Promise<unknown> => {
    const idempotencyKey = idempotent ? await keyOf(asked) : '';
    let isAdmitted = false;
    const admit: Admit = (asking) => {
      requireAccess(asking, permission);
      isAdmitted = true;
    };
    const answer = await resolve(args, {
      ...asked,
      idempotencyKey,
      admit,
      facts: async (accountId) => {
        const loaded = await asked.facts(accountId);
        admit(loaded);
        return loaded;
      },
      session: async (accountId) => {
        const session = await asked.session();
        requireAccount(session, accountId);
        requirePermission(session, permission);
        isAdmitted = true;
        return session;
      },
    });
    if (!isAdmitted) throw new Error(`${name} was answered without asking who may`);
    return answer;
  };
}

/** The key of an idempotent operation. Who has no session hears that first. */
async function keyOf(context: GraphContext): Promise<string> {
  try {
    return idempotencyKeyOf(context.idempotencyKey);
  } catch (problem) {
    await context.session();
    throw problem;
  }
}
