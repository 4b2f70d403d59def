import type { OperationName, operations } from '@linework/contract/operations';
import type { BillingPermission } from '@linework/domain';
import type { Admit } from '../access/admission.ts';
import type { Session } from '../access/session.ts';
import type { GraphContext } from './context.ts';

/** The argument of whatever is asked about one account. */
export interface AccountArgs {
  readonly accountId: string;
}

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

/** A function that answers one operation, whatever it needs of the guard. */
export type Resolver = (args: never, context: SessionContext & IdempotentContext) => Promise<unknown>;
