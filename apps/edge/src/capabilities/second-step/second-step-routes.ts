import { restOperations } from '@linework/contract/rest-operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Confirmed, reauthentication, requireReauthentication } from '../../access/reauthentication.ts';
import { guardedRoute, openRoute } from '../../access/rest-route.ts';
import type { Session } from '../../access/session.ts';
import type { RouteParts } from '../../feature.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { countSignInChange, rememberedDevices } from '../session/index.ts';
import { passSecondStep } from './pass-second-step.ts';
import {
  makeSpareCodes,
  readSecondStep,
  setUp,
  type Turned,
  turnOff,
  turnOn,
} from './second-step-settings.ts';
import { secondStepKeys } from './use-second-code.ts';

/** The second step at sign-in, and turning it on and off, which only its owner may, with their password entered again. */
export function secondStepRoutes(app: FastifyInstance, { services, cookies }: RouteParts): void {
  const { database, realClock, configuration } = services;
  const { sessionSecret } = configuration;
  const marks = reauthentication(sessionSecret);
  const devices = rememberedDevices(sessionSecret);
  const keys = secondStepKeys(sessionSecret);
  const small = { bodyLimit: 4_096 };
  const confirm = (request: FastifyRequest, session: Session, now: Date): Confirmed =>
    requireReauthentication(marks, cookies, request, session, now);
  /** The mark of this device ended with all others: its owner has just shown all that is asked of them. */
  const renewMark = (request: FastifyRequest, reply: FastifyReply, { before, owner }: Turned, now: Date) => {
    const renewed = devices.renew(cookies.deviceMarks(request), before, owner, now);
    if (renewed !== null) cookies.setDeviceMarks(reply, renewed);
  };

  const beforeSignIn = { config: { beforeSignIn: true }, ...small };
  openRoute(app, restOperations.secondStepCode, beforeSignIn, async (request, reply) => {
    const shown = restOperations.secondStepCode.request.parse(request.body);
    const now = realClock.now();
    const deviceMarks = cookies.deviceMarks(request);
    const asker = { network: callerNetwork(request.ip), deviceMarks };
    const passed = await passSecondStep({ database, keys, devices }, shown, asker, now);
    cookies.setDeviceMarks(reply, devices.remember(deviceMarks, passed, now));
    return { spareCodesLeft: passed.spareCodesLeft };
  });

  guardedRoute(
    app,
    restOperations.secondStep,
    {},
    async (_request, session) => await readSecondStep(database, session),
  );

  guardedRoute(app, restOperations.secondStepSetUp, small, async (request, session) => {
    restOperations.secondStepSetUp.request.parse(request.body);
    const now = realClock.now();
    confirm(request, session, now);
    await countSignInChange(database, session, now);
    return await setUp(database, keys.apps, session, now);
  });

  guardedRoute(app, restOperations.secondStepOn, small, async (request, session, reply) => {
    const { code } = restOperations.secondStepOn.request.parse(request.body);
    const now = realClock.now();
    const confirmed = confirm(request, session, now);
    const { spareCodes, ...turned } = await turnOn(database, keys, confirmed, code, now);
    renewMark(request, reply, turned, now);
    // Both have been shown now.
    const { sessionTokenHash } = request;
    if (sessionTokenHash) cookies.setReauth(reply, marks.issue(sessionTokenHash, 'secondStep', now));
    return { spareCodes };
  });

  guardedRoute(app, restOperations.spareCodes, small, async (request, session) => {
    restOperations.spareCodes.request.parse(request.body);
    const now = realClock.now();
    const confirmed = confirm(request, session, now);
    await countSignInChange(database, session, now);
    return { spareCodes: await makeSpareCodes(database, keys.hashOf, confirmed, now) };
  });

  guardedRoute(app, restOperations.secondStepOff, small, async (request, session, reply) => {
    restOperations.secondStepOff.request.parse(request.body);
    const now = realClock.now();
    const confirmed = confirm(request, session, now);
    await countSignInChange(database, session, now);
    const turned = await turnOff(database, confirmed, now);
    if (turned) renewMark(request, reply, turned, now);
    return reply.code(204).send();
  });
}
