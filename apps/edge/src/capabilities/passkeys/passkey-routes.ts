import { restOperations } from '@linework/contract/rest-operations';
import { passkeyMinutes } from '@linework/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceKind } from '../../access/device-kind.ts';
import { type Confirmed, reauthentication, requireReauthentication } from '../../access/reauthentication.ts';
import { guardedRoute, openRoute } from '../../access/rest-route.ts';
import type { Session } from '../../access/session.ts';
import type { RouteParts } from '../../feature.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { countAttempt } from '../../throttle/attempt-throttle.ts';
import { countSignInChange, rememberedDevices } from '../session/index.ts';
import { makeChallenge } from './challenges.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, setUpPasskey } from './passkey-settings.ts';
import { relyingParty } from './relying-party.ts';
import { askedLimit, signInWithPasskey } from './sign-in-with-passkey.ts';

/** Signing in by a passkey; and adding, naming and removing one, which only its owner may. */
export function passkeyRoutes(app: FastifyInstance, { services, cookies }: RouteParts): void {
  const { database, realClock, configuration } = services;
  const marks = reauthentication(configuration.sessionSecret);
  const devices = rememberedDevices(configuration.sessionSecret);
  const small = { bodyLimit: 4_096 };
  /** A credential is some kilobytes long. */
  const withCredential = { bodyLimit: 32_768 };
  const done = (reply: FastifyReply) => reply.code(204).send();
  const confirm = (request: FastifyRequest, session: Session, now: Date): Confirmed =>
    requireReauthentication(marks, cookies, request, session, now);

  const beforeSignIn = { config: { beforeSignIn: true } };
  openRoute(app, restOperations.passkeyChallenge, { ...beforeSignIn, ...small }, async (request) => {
    const { code_challenge: codeChallenge } = restOperations.passkeyChallenge.request.parse(request.body);
    const now = realClock.now();
    await countAttempt(database, [askedLimit(callerNetwork(request.ip))], 'LW-AUT-040', now);
    return {
      challenge: await makeChallenge(database, { codeChallenge }, now),
      rpId: relyingParty(configuration, request).id,
      timeout: passkeyMinutes * 60_000,
      userVerification: 'required' as const,
    };
  });

  openRoute(
    app,
    restOperations.passkeySignIn,
    { ...beforeSignIn, ...withCredential },
    async (request, reply) => {
      const shown = restOperations.passkeySignIn.request.parse(request.body);
      if (await services.takeover.hasHappened()) throw new OutcomeProblem('LW-SYS-010');
      const asker = {
        address: callerNetwork(request.ip),
        deviceMarks: cookies.deviceMarks(request),
        deviceKind: deviceKind(request.headers['user-agent']),
      };
      const party = relyingParty(configuration, request);
      const begun = await signInWithPasskey({ database, devices }, shown, asker, party, realClock.now());
      if (begun.deviceMarks !== null) cookies.setDeviceMarks(reply, begun.deviceMarks);
      return { code: begun.code };
    },
  );

  guardedRoute(app, restOperations.passkeys, {}, async (_request, session) => ({
    passkeys: await listPasskeys(database, session),
  }));

  guardedRoute(app, restOperations.passkeySetUp, small, async (request, session) => {
    restOperations.passkeySetUp.request.parse(request.body);
    const now = realClock.now();
    confirm(request, session, now);
    await countSignInChange(database, session, now);
    return await setUpPasskey(database, session, relyingParty(configuration, request), now);
  });

  guardedRoute(app, restOperations.passkeyAdd, withCredential, async (request, session, reply) => {
    const { credential } = restOperations.passkeyAdd.request.parse(request.body);
    const now = realClock.now();
    const confirmed = confirm(request, session, now);
    const party = relyingParty(configuration, request);
    const adding = { confirmed, party, deviceKind: deviceKind(request.headers['user-agent']), credential };
    await addPasskey(database, adding, now);
    return done(reply);
  });

  guardedRoute(app, restOperations.passkeyRename, small, async (request, session, reply) => {
    const { passkeyId, name } = restOperations.passkeyRename.request.parse(request.body);
    await renamePasskey(database, session, passkeyId, name);
    return done(reply);
  });

  guardedRoute(app, restOperations.passkeyRemove, small, async (request, session, reply) => {
    const { passkeyId } = restOperations.passkeyRemove.request.parse(request.body);
    const now = realClock.now();
    const confirmed = confirm(request, session, now);
    await countSignInChange(database, session, now);
    await removePasskey(database, confirmed, passkeyId, now);
    return done(reply);
  });
}
