import type { GraphSchema } from '@linework/contract';
import { messageSettings } from '@linework/domain';
import type { Session } from '../../access/session.ts';
import type { Queryable } from '../../database/database.ts';
import { run, statements } from '../../database/typed-statements.ts';
import type { AccountArgs, GuardedContext } from '../../graph/resolvers.ts';
import { OutcomeProblem } from '../../problems/problem.ts';

type Reader = Pick<Session, 'accountId' | 'userId'>;

/** What somebody is told of an account, and where to. @throws OutcomeProblem LW-AUT-060 where the account is gone */
async function settingsOf(
  database: Queryable,
  { accountId, userId }: Reader,
): Promise<GraphSchema.MessageSettings> {
  const rows = await run(
    database,
    statements
      .selectFrom('portal_user')
      .leftJoin('message_switched_off as off', (join) =>
        join.onRef('off.user_id', '=', 'portal_user.id').on('off.account_id', '=', accountId),
      )
      .where('portal_user.id', '=', userId)
      .select(['portal_user.email', 'off.kind']),
  );
  const [first] = rows;
  if (!first) throw new OutcomeProblem('LW-AUT-060');
  return { address: first.email, settings: messageSettings(rows.flatMap(({ kind }) => kind ?? [])) };
}

interface Change extends Reader {
  readonly kind: string;
  readonly now: Date;
}

async function switchOff(database: Queryable, { accountId, userId, kind, now }: Change): Promise<void> {
  await run(
    database,
    statements
      .insertInto('message_switched_off')
      .values({ account_id: accountId, user_id: userId, kind, switched_off_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'user_id', 'kind']).doNothing()),
  );
}

async function switchOn(database: Queryable, { accountId, userId, kind }: Change): Promise<void> {
  await run(
    database,
    statements
      .deleteFrom('message_switched_off')
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .where('kind', '=', kind),
  );
}

/** What whoever asks is told, and how they change it: for themselves alone. */
export const messageSettingsResolvers = {
  async messageSettings({ accountId }: AccountArgs, context: GuardedContext) {
    const { session } = await context.facts(accountId);
    return await settingsOf(context.services.database, session);
  },

  async changeMessageSetting(
    { input: { accountId, kind, isOn } }: GraphSchema.MutationChangeMessageSettingArgs,
    context: GuardedContext,
  ) {
    const { database, clock } = context.services;
    const { session } = await context.facts(accountId);
    const change = { accountId, userId: session.userId, kind, now: clock.now() };
    await (isOn ? switchOn(database, change) : switchOff(database, change));
    return await settingsOf(database, session);
  },
};
