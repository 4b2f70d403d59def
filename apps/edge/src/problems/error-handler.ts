import { jsonPointer, problemMediaType } from '@linework/contract';
import { outcomes } from '@linework/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import { faultProblem, OutcomeProblem, problemDocument } from './problem.ts';
import { namesOf } from './request-reference.ts';

/** Answers every error of an API call as a problem document, and says nothing of its insides. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendProblem(problemOf(error), error, request, reply),
  );
}

export function sendProblem(
  problem: OutcomeProblem,
  cause: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const document = problemDocument(problem.code, namesOf(request), problem.details);
  const logLevel = problem.details.isCrowd ? 'warn' : outcomes[problem.code].logLevel;
  // A fault's own message and stack are for us; a refusal needs neither.
  if (logLevel === 'error')
    request.log.error({ err: problem.cause ?? cause, code: problem.code }, 'request failed');
  else if (problem.details.hasLeft) request.log.info({ code: problem.code }, 'left the line');
  else request.log[logLevel]({ code: problem.code }, 'request refused');
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter);
  return reply
    .code(document.status)
    .header('cache-control', 'no-store')
    .type(problemMediaType)
    .send(JSON.stringify(document));
}

function problemOf(error: FastifyError | ZodError | OutcomeProblem): OutcomeProblem {
  if (error instanceof OutcomeProblem) return error;
  if (error instanceof ZodError) return fromZod(error);
  const { statusCode } = error;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new OutcomeProblem('LW-SYS-060', { status: statusCode });
  }
  return faultProblem(error);
}

/** Which members of the body are not as the contract says, by JSON pointer; never their values. */
function fromZod(error: ZodError): OutcomeProblem {
  return new OutcomeProblem('LW-SYS-060', {
    errors: error.issues.map((issue) => ({
      pointer: jsonPointer(issue.path),
      code: 'LW-SYS-060',
      problem: issue.code,
    })),
  });
}
