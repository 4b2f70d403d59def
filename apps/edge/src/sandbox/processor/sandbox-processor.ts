import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  agreementBody,
  chargeBody,
  faultBody,
  paymentBody,
  processorHeaders,
  returnBody,
  tokenBody,
  type UnavailableAnswer,
  verificationBody,
} from '../../processor/wire.ts';
import { agree, answerCharge, type Fault, verify } from './sandbox-answers.ts';
import { fingerprintOf, methodOfToken, tokenize } from './sandbox-methods.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The sandbox processor: it behaves as the published numbers say, and keeps its own record. Moves no money. */
export function buildSandboxProcessor(store: SandboxStore): FastifyInstance {
  // Requests carry card numbers, so nothing of them is logged, and a silent answer must not keep the process alive.
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 4_096 });
  let fault: Fault = 'none';

  app.setErrorHandler((error, _request, reply) => {
    const isBadRequest = error instanceof z.ZodError;
    return reply.code(isBadRequest ? 400 : 500).send({ error: isBadRequest ? 'badRequest' : 'fault' });
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header(processorHeaders.sandbox, 'true');
  });
  /** A charge that was taken and is asked for or about again: that nothing was taken would not be true. */
  const isOnRecord = (request: FastifyRequest): boolean =>
    [request.params, request.body].some((named) => {
      const { data } = paymentBody.safeParse(named);
      return data !== undefined && store.find(data.paymentId, nowOf(request)) !== null;
    });
  app.addHook('preHandler', async (request, reply) => {
    if (fault === 'down' && request.routeOptions.config.answersWhenDown !== true) {
      return await reply.code(503).send(isOnRecord(request) ? doesNotSay : tookNothing);
    }
  });

  app.get('/', { config: { answersWhenDown: true } }, () => ({ processor: 'sandbox' }));
  app.post('/tokens', (request) => {
    const numbers = tokenBody.parse(request.body);
    const { token, type, brand, funding, lastFourDigits } = tokenize(numbers);
    const fingerprint = fingerprintOf(numbers, store.fingerprintKey);
    return { token, type, brand, funding, lastFourDigits, fingerprint };
  });
  app.post('/verifications', (request) => {
    const { token, securityCode } = verificationBody.parse(request.body);
    return verify(methodOfToken(token), securityCode);
  });
  app.post('/agreements', (request) => ({ answer: agree(agreementBody.parse(request.body)) }));
  app.post('/charges', async (request, reply) => {
    const answer = answerCharge(store, chargeBody.parse(request.body), fault, nowOf(request));
    if (answer === 'silent') return reply.hijack();
    if (answer === 'unavailable') return reply.code(503).send(tookNothing);
    return typeof answer === 'string' ? reply.code(refusals[answer]).send({ error: answer }) : answer;
  });
  app.addHook<{ Params: { paymentId?: string } }>('preHandler', async (request, reply) => {
    const { paymentId } = request.params;
    if (paymentId && store.isWithheld(paymentId)) return await reply.code(503).send(doesNotSay);
  });
  app.get<{ Params: { paymentId: string } }>('/charges/:paymentId', (request, reply) => {
    const charge = store.find(request.params.paymentId, nowOf(request));
    return charge ? reply.send(charge) : reply.code(404).send({ error: 'notFound' });
  });
  app.post<{ Params: { paymentId: string } }>('/charges/:paymentId/abandon', (request) => ({
    charge: store.abandon(request.params.paymentId, nowOf(request)),
  }));
  app.get<{ Querystring: { since?: string } }>('/charges', (request) => ({
    charges: store.since(request.query.since ?? '', nowOf(request)),
  }));
  app.post('/settlements', (request) => ({
    done: store.settle(paymentBody.parse(request.body).paymentId, nowOf(request)),
  }));
  app.post('/returns', (request) => {
    const { paymentId, returnCode } = returnBody.parse(request.body);
    return { done: store.sendBack(paymentId, returnCode, nowOf(request)) };
  });
  app.put('/faults', { config: { answersWhenDown: true } }, (request) => {
    fault = faultBody.parse(request.body).mode;
    return { mode: fault };
  });
  app.addHook('onClose', async () => store.close());
  return app;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers although the processor plays dead. */
    answersWhenDown?: boolean;
  }
}

const refusals = { otherAmount: 422, abandoned: 410 } as const;
const tookNothing: UnavailableAnswer = { error: 'unavailable', nothingTaken: true };
const doesNotSay = { error: 'unavailable' } as const;

/** Outside production the edge's clock may be moved; a bank debit then settles on the edge's day, not on ours. */
function nowOf(request: FastifyRequest): Date {
  const edgeNow = request.headers[processorHeaders.now];
  return typeof edgeNow === 'string' && !Number.isNaN(Date.parse(edgeNow)) ? new Date(edgeNow) : new Date();
}
