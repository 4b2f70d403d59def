import { pagePaths } from '@linework/contract';
import { restOperations } from '@linework/contract/rest-operations';
import { rangeDocument, rangeFile, statementDocument, statementFile } from '@linework/messages';
import type { FastifyInstance } from 'fastify';
import { guardedRoute } from '../../access/rest-route.ts';
import type { RouteParts } from '../../feature.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { askedContent } from './asked-document.ts';
import { documentPress, PressBusy } from './pdf/document-press.ts';

/** When to come back where documents could not be made. */
const comeBackSeconds = 5;

/** A statement, or what happened between two days, as a document to keep. */
export function statementRoutes(app: FastifyInstance, { services }: RouteParts): void {
  const press = documentPress();
  app.addHook('onClose', () => press.stop());

  guardedRoute(app, restOperations.statementCsv, {}, async (request, session, reply) => {
    const { language, statement, range } = await askedContent(services, request, session);
    const file = statement ? await statementFile(language, statement) : await rangeFile(language, range);
    reply.header('content-type', 'text/csv; charset=utf-8; header=present');
    reply.header('content-disposition', `attachment; filename="${file.name}.csv"`);
    return file.text;
  });

  guardedRoute(app, restOperations.statementPdf, {}, async (request, session, reply) => {
    const { language, statement, range } = await askedContent(services, request, session);
    if (services.runtime.areDocumentsUnavailable())
      throw new OutcomeProblem('LW-STM-030', { retryAfter: comeBackSeconds });
    const address = `${ownOrigin(services.configuration, request)}${pagePaths.payBill}`;
    const outline = statement
      ? await statementDocument(language, statement, address)
      : await rangeDocument(language, range, address);
    const { bytes, tag } = await press.print(outline).catch((cause: unknown) => {
      if (!(cause instanceof PressBusy)) request.log.error({ err: cause }, 'a document could not be made');
      throw new OutcomeProblem('LW-STM-030', { retryAfter: comeBackSeconds }, { cause });
    });
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    reply.header('content-type', 'application/pdf');
    reply.header('content-disposition', `attachment; filename="${outline.name}.pdf"`);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  });
}
