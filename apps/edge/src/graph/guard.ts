import { declaredOperations, type Operation } from '@linework/contract/operations';
import { type Admit, requireAccess } from '../access/admission.ts';
import { requireAccount, requirePermission } from '../access/session.ts';
import type { GraphContext } from './context.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import type { Resolver } from './resolvers.ts';

/**
 * Puts what the schema declares of each operation before the function that answers it: its permission, asked as soon as
 * the statement that reads the session has answered, and its key.
 */
export const guarded = (resolvers: ReadonlyMap<string, Resolver>): object =>
  Object.fromEntries(
    [...resolvers].map(([name, resolve]) => [name, guard(name, declaredOperations.get(name), resolve)]),
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
