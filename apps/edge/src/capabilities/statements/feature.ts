import {
  type GraphSchema,
  listedStatementToWire,
  statementAnswerToWire,
  statementRangeToWire,
} from '@linework/contract';
import { billingSummary, businessDate, listedStatement } from '@linework/domain';
import type { Feature } from '../../feature.ts';
import type { GuardedContext } from '../../graph/resolvers.ts';
import { readOrRefuse } from '../../problems/read-or-refuse.ts';
import { askRange, askStatement, standingOf, todayOf } from './ask-statements.ts';
import { statementPage } from './statement-page.ts';
import { statementRoutes } from './statement-routes.ts';

/** What was billed, month by month, and from one day to another. */
export const statementsFeature = {
  resolvers: {
    async statement({ accountId, statementId }: GraphSchema.QueryStatementArgs, context: GuardedContext) {
      const loaded = await context.facts(accountId);
      const statement = await askStatement(context.services, loaded, statementId ?? null);
      return statementAnswerToWire({ ...standingOf(loaded), statement });
    },

    async statements({ accountId, ...page }: GraphSchema.QueryStatementsArgs, context: GuardedContext) {
      const { services } = context;
      const loaded = await context.facts(accountId);
      const today = todayOf(services, loaded);
      const { nodes, ...rest } = await statementPage(services.database, accountId, today, page);
      const summary = billingSummary(loaded.facts, services.clock.now());
      return {
        ...standingOf(loaded),
        nodes: nodes.map((bill) => listedStatementToWire(listedStatement(bill, summary))),
        ...rest,
      };
    },

    async statementRange(
      { accountId, ...days }: GraphSchema.QueryStatementRangeArgs,
      context: GuardedContext,
    ) {
      const loaded = await context.facts(accountId);
      const from = readOrRefuse('/variables/from', 'notADate', () => businessDate(days.from));
      const to = readOrRefuse('/variables/to', 'notADate', () => businessDate(days.to));
      return statementRangeToWire(await askRange(context.services, loaded, { from, to }, '/variables'));
    },
  },
  routes: statementRoutes,
} satisfies Feature;
