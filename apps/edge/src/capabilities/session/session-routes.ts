import { pagePaths, restPaths } from '@linework/contract';
import { restOperations } from '@linework/contract/rest-operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceKind } from '../../access/device-kind.ts';
import { sessionBegan } from '../../access/known-sessions.ts';
import { languageOf } from '../../access/language.ts';
import { provesOurPages } from '../../access/request-session.ts';
import { guardedRoute, openRoute } from '../../access/rest-route.ts';
import { readSessionAccount } from '../../access/session-account.ts';
import { endSession, noteActivity } from '../../access/session-store.ts';
import { portalVariant } from '../../configuration/portal-variant.ts';
import type { RouteParts } from '../../feature.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { idTokens } from './id-token.ts';
import { keepLanguage } from './keep-language.ts';
import { redeemCode } from './redeem-code.ts';
import { rememberedDevices } from './remembered-device.ts';
import { deadlineAnswer, readSessionAnswer } from './session-answer.ts';
import { signIn } from './sign-in.ts';
import { readSignInData } from './sign-in-data.ts';

/** Sign-in, its exchange, who am I, I am still here, sign-out. */
export function sessionRoutes(app: FastifyInstance, { services, cookies, onSignOut }: RouteParts): void {
  const { database, realClock, configuration } = services;
  const tokens = idTokens(configuration.sessionSecret);
  const devices = rememberedDevices(configuration.sessionSecret);
  const beforeSignIn = { config: { beforeSignIn: true }, bodyLimit: 4_096 };

  // A password waits for a hash, and whoever shares its network waits for that no longer than they have to.
  const inOwnLine = { ...beforeSignIn, config: { ...beforeSignIn.config, hasOwnLine: true } };
  openRoute(app, restOperations.signIn, inOwnLine, async (request, reply) => {
    const body = restOperations.signIn.request.parse(request.body);
    if (await services.takeover.hasHappened()) throw new OutcomeProblem('LW-SYS-010');
    const asker = {
      address: callerNetwork(request.ip),
      deviceMarks: cookies.deviceMarks(request),
      deviceKind: deviceKind(request.headers['user-agent']),
    };
    const begun = await signIn({ database, devices }, body, asker, realClock.now());
    if (begun.deviceMarks !== null) cookies.setDeviceMarks(reply, begun.deviceMarks);
    return { code: begun.code, ...(begun.awaitsSecondStep && { awaits_second_step: true as const }) };
  });

  openRoute(app, restOperations.token, beforeSignIn, async (request, reply) => {
    const now = realClock.now();
    const code = restOperations.token.request.parse(request.body);
    const session = await redeemCode(database, code, request.sessionTokenHash, now);
    const account = await readSessionAccount(database, session.accountId);
    await keepLanguage(database, session.userId, languageOf(request, cookies));
    sessionBegan(session);
    cookies.setSession(reply, session);
    cookies.setProfile(
      reply,
      {
        username: session.rememberMe ? await usernameOf(services, session.userId) : null,
        language: cookies.profile(request)?.language ?? null,
        variant: portalVariant(request.host, configuration.provider),
      },
      session.rememberMe,
    );
    const idToken = await tokens.sign(
      {
        userId: session.userId,
        accountZip: account.zip,
        billingSlice: account.billingSlice,
        accountNumber: account.number,
      },
      ownOrigin(configuration, request),
      now,
    );
    return { id_token: idToken };
  });

  app.get(`${restPaths.signIn}/keys`, async () => await tokens.publicKeys());

  guardedRoute(
    app,
    restOperations.session,
    {},
    async ({ host }, session) => await readSessionAnswer(services, session, { host, now: realClock.now() }),
  );

  guardedRoute(app, restOperations.signInData, {}, async (_request, session, reply) => {
    reply.header('content-disposition', 'attachment; filename="sign-in-data.json"');
    return await readSignInData(database, session, realClock.now());
  });

  guardedRoute(app, restOperations.ping, {}, async (request, session) => {
    const now = realClock.now();
    if (!request.sessionTokenHash) throw new OutcomeProblem('LW-AUT-020');
    await keepLanguage(database, session.userId, languageOf(request, cookies));
    return deadlineAnswer(await noteActivity(database, session, request.sessionTokenHash, now), now);
  });

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const owner =
      request.sessionTokenHash && (await endSession(database, request.sessionTokenHash, realClock.now()));
    if (owner) await onSignOut(owner);
    cookies.clearSession(reply);
  };
  const endsSession = { config: { duringMaintenance: true, outlastsCaller: true } };
  openRoute(app, restOperations.logout, endsSession, async (request, reply) => {
    await signOut(request, reply);
    return reply.code(204).send();
  });
  // A link or an image on another site must not sign anybody out, so its GET changes nothing.
  openRoute(app, restOperations.logoutPage, endsSession, async (request, reply) => {
    if (provesOurPages(request)) await signOut(request, reply);
    return reply.redirect(`${pagePaths.signIn}?loggedOut=true`, 303);
  });
}

async function usernameOf({ database }: Services, userId: string): Promise<string | null> {
  const [row] = await database.query<{ username: string }>('SELECT username FROM portal_user WHERE id = $1', [
    userId,
  ]);
  return row?.username ?? null;
}
