import { restOperations } from '@linework/contract/rest-operations';
import { rangeFile, statementFile } from '@linework/messages';
import type { FastifyInstance } from 'fastify';
import { guardedRoute } from '../../access/rest-route.ts';
import type { RouteParts } from '../../feature.ts';
import { askedContent } from './asked-document.ts';

/** A statement, or what happened between two days, as a document to keep. */
export function statementRoutes(app: FastifyInstance, { services }: RouteParts): void {
  guardedRoute(app, restOperations.statementCsv, {}, async (request, session, reply) => {
    const { language, statement, range } = await askedContent(services, request, session);
    const file = statement ? await statementFile(language, statement) : await rangeFile(language, range);
    reply.header('content-type', 'text/csv; charset=utf-8; header=present');
    reply.header('content-disposition', `attachment; filename="${file.name}.csv"`);
    return file.text;
  });
}
