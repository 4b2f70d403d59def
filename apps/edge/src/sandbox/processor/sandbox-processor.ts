import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AgreementAnswer, AgreementChange } from '../../processor/processor-port.ts';
import {
  agreementBody,
  chargeBody,
  faultBody,
  paymentBody,
  processorHeaders,
  returnBody,
  tokenBody,
  verificationBody,
} from '../../processor/wire.ts';
import { fingerprintOf, methodOfToken, type SandboxMethod, tokenize } from './sandbox-methods.ts';
import type { SandboxBehaviour } from './sandbox-numbers.ts';
import { securityCodeThatFails } from './sandbox-numbers.ts';
import type { Decision, SandboxStore } from './sandbox-store.ts';

type Fault = z.infer<typeof faultBody>['mode'];

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
  app.addHook('preHandler', async (request, reply) => {
    if (fault === 'down' && request.routeOptions.config.answersWhenDown !== true) {
      return await reply.code(503).send({ error: 'unavailable' });
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
    const body = chargeBody.parse(request.body);
    const now = nowOf(request);
    const known = store.find(body.paymentId, now);
    const behaviour = faulty(fault) ?? methodOfToken(body.token)?.behaviour ?? declined;
    if (known) {
      if (known.amount.cents !== body.amount.cents) return reply.code(422).send({ error: 'otherAmount' });
      return isSilent(behaviour) ? reply.hijack() : known;
    }
    if (behaviour.onCharge === 'unavailable') return reply.code(503).send({ error: 'unavailable' });
    if (behaviour.onCharge === 'silentBeforeCharge') return reply.hijack();
    if (behaviour.onCharge === 'silentForEver') {
      store.withhold(body.paymentId, now);
      return reply.hijack();
    }
    const charge = store.record(body, decide(behaviour, methodOfToken(body.token)), now);
    if (!charge) return reply.code(410).send({ error: 'abandoned' });
    return isSilent(behaviour) ? reply.hijack() : charge;
  });
  app.addHook<{ Params: { paymentId?: string } }>('preHandler', async (request, reply) => {
    const { paymentId } = request.params;
    if (paymentId && store.isWithheld(paymentId)) return await reply.code(503).send({ error: 'unavailable' });
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

const declined = { onCharge: 'decline', reason: 'generic' } as const;

const isSilent = (behaviour: SandboxBehaviour): boolean =>
  behaviour.onCharge === 'silentAfterCharge' ||
  behaviour.onCharge === 'silentBeforeCharge' ||
  behaviour.onCharge === 'silentForEver';

const faulty = (fault: Fault): SandboxBehaviour | null =>
  fault === 'silentBeforeCharge' || fault === 'silentAfterCharge' ? { onCharge: fault } : null;

function decide(behaviour: SandboxBehaviour, method: SandboxMethod | null): Decision {
  if (behaviour.onCharge === 'decline') return { status: 'declined', reason: behaviour.reason };
  if (behaviour.onCharge === 'bankDebit') return { status: 'pending', returnCode: behaviour.returnCode };
  return method?.type === 'bankAccount' ? { status: 'pending', returnCode: null } : { status: 'approved' };
}

/** The same answer however often it is asked: the numbers say it, and nothing is kept. */
function agree({ from, to }: AgreementChange): AgreementAnswer {
  const [ends, begins] = [from, to].map((token) =>
    token ? (methodOfToken(token)?.agreement ?? null) : null,
  );
  if (ends === 'refusesToEnd' || begins === 'refusesToBegin') return 'refused';
  return begins === 'losesTheOther' && from !== null && from !== to ? 'lost' : 'done';
}

function verify(method: SandboxMethod | null, securityCode: string | null) {
  if (!method || method.verification === 'method') return { verified: false, reason: 'method' };
  const codeFails = securityCode !== null && securityCodeThatFails.test(securityCode);
  if (method.verification === 'securityCode' || codeFails) return { verified: false, reason: 'securityCode' };
  return { verified: true };
}

/** Outside production the edge's clock may be moved; a bank debit then settles on the edge's day, not on ours. */
function nowOf(request: FastifyRequest): Date {
  const edgeNow = request.headers[processorHeaders.now];
  return typeof edgeNow === 'string' && !Number.isNaN(Date.parse(edgeNow)) ? new Date(edgeNow) : new Date();
}
