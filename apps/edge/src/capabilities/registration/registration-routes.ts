import { restOperations } from '@linework/contract/rest-operations';
import type { FastifyInstance } from 'fastify';
import { addressCodes, billCodes } from '../../access/digit-code.ts';
import { languageOf } from '../../access/language.ts';
import { openRoute } from '../../access/rest-route.ts';
import type { RouteParts } from '../../feature.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { chooseName } from './choose-name.ts';
import { confirmAddress } from './confirm-address.ts';
import { keepDetails } from './keep-details.ts';
import { showBill } from './show-bill.ts';

/** The calls of somebody who makes a sign-in with a bill, one after the other. None signs anybody in. */
export function registrationRoutes(app: FastifyInstance, { services, cookies }: RouteParts): void {
  const { database, clock, realClock, configuration } = services;
  const billCode = billCodes(configuration.sessionSecret);
  const addressCode = addressCodes(configuration.sessionSecret);
  const beforeSignIn = { config: { beforeSignIn: true }, bodyLimit: 8_192 };

  openRoute(app, restOperations.registration, beforeSignIn, async ({ body, ip }) => {
    const shown = restOperations.registration.request.parse(body);
    if (await services.takeover.hasHappened()) throw new OutcomeProblem('LW-SYS-010');
    const moment = { now: realClock.now(), businessNow: clock.now() };
    return { registration: await showBill(database, billCode, shown, callerNetwork(ip), moment) };
  });

  openRoute(app, restOperations.registrationDetails, beforeSignIn, async (request, reply) => {
    const details = restOperations.registrationDetails.request.parse(request.body);
    const by = { network: callerNetwork(request.ip), language: languageOf(request, cookies) };
    await keepDetails(database, details, by, realClock.now());
    return reply.code(204).send();
  });

  openRoute(app, restOperations.registrationCode, beforeSignIn, async ({ body, ip }, reply) => {
    const shown = restOperations.registrationCode.request.parse(body);
    await confirmAddress(database, addressCode, shown, callerNetwork(ip), realClock.now());
    return reply.code(204).send();
  });

  openRoute(app, restOperations.registrationName, beforeSignIn, async ({ body }, reply) => {
    const chosen = restOperations.registrationName.request.parse(body);
    await chooseName(database, chosen, realClock.now());
    return reply.code(204).send();
  });
}
