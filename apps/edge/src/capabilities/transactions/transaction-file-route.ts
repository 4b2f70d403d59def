import { restOperations } from '@linework/contract/rest-operations';
import {
  billingSummary,
  dayIn,
  filterOfView,
  type ListedTransaction,
  linesInOrder,
  misunderstoodFilter,
  readFileOf,
  readTransactionView,
} from '@linework/domain';
import { type TransactionFile, transactionFile } from '@linework/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '../../access/admission.ts';
import { guardedRoute } from '../../access/rest-route.ts';
import type { Session } from '../../access/session.ts';
import { loadFacts } from '../../facts/load-facts.ts';
import type { RouteParts } from '../../feature.ts';
import { hungUp } from '../../http/hung-up.ts';
import { malformed, OutcomeProblem } from '../../problems/problem.ts';
import { filesOnTheirWay } from './files-on-their-way.ts';
import { everyPart } from './list-transactions.ts';
import { readMobileLines } from './mobile-lines.ts';
import { lineReader } from './read-line.ts';

/** Lines read at a time: between two reads the database is free for others, however slow the customer's line is. */
const partSize = 1_000;
/** Lines handed over at a time: a slow line is seen to take them. */
const handedSize = 100;

const spoken = ['en', 'es'] as const;

/**
 * What the list shows, as a file. It is written as it is read; should it fail halfway its connection is cut, so that no part of
 * it looks like the whole, and it stops when its reader has gone.
 */
export function transactionFileRoute(app: FastifyInstance, { services, inTurn }: RouteParts): void {
  const { database, clock, realClock, configuration } = services;
  const files = filesOnTheirWay(realClock);
  app.addHook('onClose', () => files.stop());

  // Asked for its head alone it would be read to its end, with nobody to stop it.
  guardedRoute(
    app,
    restOperations.transactionFile,
    { exposeHeadRoute: false },
    async (request, session, reply) =>
      await files.send(reply, session.accountId, async () => await askedLines(request, session, reply)),
  );

  async function askedLines(
    request: FastifyRequest,
    { accountId }: Session,
    reply: FastifyReply,
  ): Promise<AsyncIterable<string>> {
    const { sessionTokenHash: tokenHash } = request;
    if (!tokenHash) throw new OutcomeProblem('LW-AUT-020');
    const query = new URL(request.url, 'https://edge.invalid').searchParams;
    const misunderstood = misunderstoodFilter(query);
    if (misunderstood) throw malformed(`/${misunderstood}`, 'notAFilter');
    const of = readFileOf(query);
    if (of === undefined) throw malformed('/of', 'notAFilter');
    const language = spoken.find((each) => each === (query.get('language') ?? 'en'));
    if (!language) throw malformed('/language', 'notALanguage');
    const load = async () => await loadFacts(database, { tokenHash, accountId });
    const loaded = await inTurn(tokenHash, load, { isOver: hungUp(request) });
    requireAccess(loaded, 'billing.view');
    const { facts, dismissed } = loaded;
    const view = readTransactionView(query);
    const today = dayIn(clock.now(), facts.account.timeZone);
    const filter = filterOfView(view, today);
    const file = await transactionFile(language, of);
    const asked = { filter, sort: view.sort };
    const ofAccount = () =>
      readParts(
        everyPart(database, accountId, asked, partSize),
        lineReader(billingSummary(facts, clock.now(), dismissed, configuration.autoPay)),
      );
    const parts =
      of === 'mobile'
        ? [linesInOrder((await readMobileLines(database, accountId, today)).all, asked)]
        : ofAccount();
    reply.header('content-type', 'text/csv; charset=utf-8; header=present');
    reply.header('content-disposition', `attachment; filename="${file.name}.csv"`);
    return linesOf(file, parts);
  }
}

async function* readParts(
  parts: AsyncIterable<readonly unknown[]>,
  read: ReturnType<typeof lineReader>,
): AsyncGenerator<readonly ListedTransaction[]> {
  for await (const lines of parts) yield lines.map(read);
}

async function* linesOf(
  file: TransactionFile,
  parts: AsyncIterable<readonly ListedTransaction[]> | Iterable<readonly ListedTransaction[]>,
): AsyncGenerator<string> {
  yield file.head;
  for await (const lines of parts)
    for (let at = 0; at < lines.length; at += handedSize)
      yield lines
        .slice(at, at + handedSize)
        .map((line) => file.line(line))
        .join('');
}
