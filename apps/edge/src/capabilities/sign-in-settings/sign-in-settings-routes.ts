import { restOperations } from '@linework/contract/rest-operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reauthentication, requireReauthentication } from '../../access/reauthentication.ts';
import { guardedRoute } from '../../access/rest-route.ts';
import type { RouteParts } from '../../feature.ts';
import { hungUp } from '../../http/hung-up.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { secondStepKeys, showSecondStepAgain } from '../second-step/index.ts';
import { rememberedDevices } from '../session/index.ts';
import { changePassword } from './change-password.ts';
import { enterAgain } from './enter-again.ts';
import { listDevices, signOutDevices } from './signed-in-devices.ts';

/** The calls of somebody who changes how they sign in. Agents of ours may make none of the changes. */
export function signInSettingsRoutes(
  app: FastifyInstance,
  { services, cookies, onSignOut }: RouteParts,
): void {
  const { database, realClock, configuration } = services;
  const marks = reauthentication(configuration.sessionSecret);
  const devices = rememberedDevices(configuration.sessionSecret);
  const keys = secondStepKeys(configuration.sessionSecret);
  const small = { bodyLimit: 4_096 };
  const tokenHashOf = ({ sessionTokenHash }: FastifyRequest): Buffer => {
    if (!sessionTokenHash) throw new OutcomeProblem('LW-AUT-020');
    return sessionTokenHash;
  };
  const done = (reply: FastifyReply) => reply.code(204).send();

  guardedRoute(app, restOperations.reauthentication, small, async (request, session, reply) => {
    const { password, secondCode } = restOperations.reauthentication.request.parse(request.body);
    const now = realClock.now();
    await enterAgain(database, session, { password, isOver: hungUp(request) }, now);
    const { hasSecondStep } = session;
    if (hasSecondStep) {
      if (secondCode === undefined) return { awaitsSecondStep: true };
      await showSecondStepAgain(database, keys, session, secondCode, now);
    }
    const shown = hasSecondStep ? 'secondStep' : 'password';
    cookies.setReauth(reply, marks.issue(tokenHashOf(request), shown, now));
    return { awaitsSecondStep: false };
  });

  guardedRoute(app, restOperations.password, small, async (request, session, reply) => {
    const { password } = restOperations.password.request.parse(request.body);
    const now = realClock.now();
    const confirmed = requireReauthentication(marks, cookies, request, session, now);
    const changed = await changePassword(database, { confirmed, password }, now);
    // The mark of this device ended with the old password.
    cookies.setDeviceMarks(reply, devices.remember(cookies.deviceMarks(request), changed, now));
    return done(reply);
  });

  guardedRoute(app, restOperations.devices, {}, async (request, session) => ({
    devices: await listDevices(database, session, tokenHashOf(request), realClock.now()),
  }));

  guardedRoute(app, restOperations.deviceSignOut, small, async (request, session, reply) => {
    const { deviceId } = restOperations.deviceSignOut.request.parse(request.body);
    const isHere = await signOutDevices(
      database,
      { session, deviceId, tokenHash: tokenHashOf(request) },
      realClock.now(),
    );
    if (isHere) {
      await onSignOut(session);
      cookies.clearSession(reply);
    }
    return done(reply);
  });
}
