import { type AskedFirst, firstQuestionsAt, type PageAnswer, restPaths } from '@linework/contract';
import { type AccountFacts, can, dayIn } from '@linework/domain';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../access/session.ts';
import { delinquencySchedule } from '../facts/delinquency-schedule.ts';
import { type LoadedFacts, loadFacts } from '../facts/load-facts.ts';
import { callerNetwork } from '../http/caller-network.ts';
import { hungUp } from '../http/hung-up.ts';
import { isPortalPath } from '../http/portal-paths.ts';
import { namesOf } from '../problems/request-reference.ts';
import type { Services } from '../services.ts';
import { together } from '../throttle/places-in-line.ts';
import type { GraphContext } from './context.ts';
import { executeDocument } from './execute-document.ts';
import type { Graph } from './graph.ts';
import type { QuestionsInTurn } from './questions-in-turn.ts';

/** Who asks for a page, and by which session. */
export interface PageVisitor {
  readonly session: Session;
  readonly tokenHash: Buffer;
}

/** What the graph would be asked by the page at this path as soon as it shows; nothing where it cannot be told. */
export type PageAnswers = (request: FastifyRequest, visitor: PageVisitor) => Promise<readonly PageAnswer[]>;

declare module 'fastify' {
  interface FastifyInstance {
    pageAnswers?: PageAnswers;
  }
}

/**
 * The questions of the page that is asked for. A panel that its query opens asks others. The path is taken as it was sent, as
 * it is where the page is found and the look is noted: one that browsers would first make another of is no page.
 */
function questionsFor({ url }: FastifyRequest): AskedFirst | null {
  const [path = '', ...query] = url.split('?');
  const opensPanel = new URLSearchParams(query.join('?')).has('open');
  return opensPanel || !isPortalPath(path) ? null : firstQuestionsAt(path);
}

/** What a page asks once it knows that more is past due than is on its way: the day on which service is turned off. */
function scheduleOf({ configuration, clock }: Services, facts: AccountFacts): PageAnswer[] {
  const { id: accountId, timeZone } = facts.account;
  const isOn = configuration.toggles.softDisconnectDate;
  const data = delinquencySchedule(facts, dayIn(clock.now(), timeZone), isOn);
  return data ? [{ name: restPaths.delinquencySchedule, variables: { accountId }, data }] : [];
}

/** As many as two pages ask: behind more than these a page comes at once, and asks itself while something is to be seen. */
const mostBeforePage = 20;

/** Each question waits for its turn, as though the page had asked it. */
export function pageAnswers(services: Services, graph: Graph, inTurn: QuestionsInTurn): PageAnswers {
  return async (request, { session, tokenHash }) => {
    const first = questionsFor(request);
    if (!first || !can(session.role, first.permission)) return [];
    const { accountId } = session;
    let read: Promise<LoadedFacts> | undefined;
    const facts = async () => {
      read ??= loadFacts(services.database, { tokenHash, accountId });
      return await read;
    };
    const context: GraphContext = {
      services,
      tokenHash,
      address: callerNetwork(request.ip),
      names: namesOf(request),
      idempotencyKey: undefined,
      log: request.log,
      session: async () => session,
      facts,
      markReplayed: () => undefined,
    };
    const gone = hungUp(request);
    const answers = await together(
      first.about(accountId),
      async ({ document: asked, variables }, isOver): Promise<PageAnswer | null> => {
        const document = graph.documents.get(asked.id);
        if (!document) return null;
        const ask = async () => await executeDocument(graph, { document, variables, context });
        const { data, errors } = await inTurn(tokenHash, ask, {
          mostWaiting: mostBeforePage,
          isOver: AbortSignal.any([isOver, gone]),
        });
        return data && errors.length === 0 ? { name: asked.name, variables, data } : null;
      },
    );
    const answered = answers.filter((answer) => answer !== null);
    // A page is drawn whole from its answers, or it asks for all of them itself.
    if (answered.length < answers.length) return [];
    return [...answered, ...scheduleOf(services, (await facts()).facts)];
  };
}
