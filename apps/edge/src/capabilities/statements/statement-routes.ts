import { Readable } from 'node:stream';
import { pagePaths } from '@linework/contract';
import { restOperations } from '@linework/contract/rest-operations';
import { rangeDocument, rangeFile, statementDocument, statementFile } from '@linework/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { guardedRoute } from '../../access/rest-route.ts';
import type { Session } from '../../access/session.ts';
import { portalVariant } from '../../configuration/portal-variant.ts';
import type { RouteParts } from '../../feature.ts';
import { hungUp } from '../../http/hung-up.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { places } from '../../throttle/places.ts';
import { askedContent } from './asked-document.ts';
import { documentPress, PressBusy } from './pdf/document-press.ts';

/** So many documents of one account are asked for at once: no customer has the whole line to themselves. */
const mostOfAccount = 3;

async function* halfOf(whole: Buffer): AsyncGenerator<Buffer> {
  yield whole.subarray(0, whole.length / 2);
  throw new Error('The connection is lost, as was asked for');
}

/** When to come back where documents could not be made. */
const comeBackSeconds = 5;

/** A statement, or what happened between two days, as a document to keep. */
export function statementRoutes(app: FastifyInstance, { services, inTurn }: RouteParts): void {
  const press = documentPress();
  app.addHook('onClose', () => press.stop());
  const inHand = places({ ofOne: mostOfAccount });
  const comeBack = (cause?: unknown) =>
    new OutcomeProblem('LW-STM-030', { retryAfter: comeBackSeconds, isCrowd: true }, { cause });

  /** Behind the account’s own questions: what is read is as much as they ask for. */
  async function readContent(request: FastifyRequest, session: Session) {
    const { sessionTokenHash: tokenHash } = request;
    if (!tokenHash) throw new OutcomeProblem('LW-AUT-020');
    const query = new URL(request.url, 'https://edge.invalid').searchParams;
    const read = async () => await askedContent(services, query, { tokenHash, accountId: session.accountId });
    return await inTurn(tokenHash, read, { isOver: hungUp(request) });
  }

  /** The whole, or as much of it as comes before the connection is lost, where that is tried out. */
  const sent = (whole: Buffer): Buffer | Readable =>
    services.runtime.areDocumentsCutOff() ? Readable.from(halfOf(whole), { objectMode: false }) : whole;

  guardedRoute(app, restOperations.statementCsv, {}, async (request, session, reply) => {
    const write = async () => await writtenFile(request, session);
    const file = await inHand.during(session.accountId, comeBack, write);
    reply.header('content-type', 'text/csv; charset=utf-8; header=present');
    reply.header('content-disposition', `attachment; filename="${file.name}.csv"`);
    return sent(Buffer.from(file.text));
  });

  guardedRoute(app, restOperations.statementPdf, {}, async (request, session, reply) => {
    const print = async () => await printedDocument(request, session);
    const { name, bytes, tag } = await inHand.during(session.accountId, comeBack, print);
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    reply.header('content-type', 'application/pdf');
    reply.header('content-disposition', `attachment; filename="${name}.pdf"`);
    return sent(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });

  async function writtenFile(request: FastifyRequest, session: Session) {
    const { language, statement, range } = await readContent(request, session);
    return statement ? await statementFile(language, statement) : await rangeFile(language, range);
  }

  async function printedDocument(request: FastifyRequest, session: Session) {
    const { language, account, statement, behind, range } = await readContent(request, session);
    if (services.runtime.areDocumentsUnavailable())
      throw new OutcomeProblem('LW-STM-030', { retryAfter: comeBackSeconds });
    const { configuration } = services;
    const { provider } = configuration;
    const head = {
      brand: provider.brands[portalVariant(request.host, provider)],
      billed: account,
      address: `${ownOrigin(configuration, request)}${pagePaths.payBill}`,
    };
    const outline = statement
      ? await statementDocument(language, statement, head, behind)
      : await rangeDocument(language, range, head);
    const printed = await press.print(outline, session.accountId).catch((cause: unknown) => {
      if (cause instanceof PressBusy) throw comeBack(cause);
      request.log.error({ err: cause }, 'a document could not be made');
      throw new OutcomeProblem('LW-STM-030', { retryAfter: comeBackSeconds }, { cause });
    });
    return { ...printed, name: outline.name };
  }
}
