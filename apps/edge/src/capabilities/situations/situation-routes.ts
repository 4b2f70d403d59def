import { signInParameters } from '@linework/contract';
import { dayIn } from '@linework/domain';
import {
  findCustomer,
  parseSituation,
  type SituationChosen,
  type SituationsAnswer,
  situationsPath,
} from '@linework/review';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { NewSession } from '../../access/cookies.ts';
import { deviceKind } from '../../access/device-kind.ts';
import { challengeOf, newToken } from '../../access/tokens.ts';
import { portalVariant } from '../../configuration/portal-variant.ts';
import type { RouteParts } from '../../feature.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { refuseOnStricterHost } from '../../http/stricter-host.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import type { Services } from '../../services.ts';
import { type Asker, redeemCode, rememberedDevices, type SignedIn, signIn } from '../session/index.ts';
import { readDemoCustomers } from './demo-customers.ts';
import { portalOrigins } from './portal-origins.ts';
import { readPresent } from './present-situation.ts';
import { reviewerTokens } from './reviewer-token.ts';
import { clockShown, offsetFor, readClockFace } from './situation-clock.ts';
import { situationExperiments, situationToggles } from './situation-toggles.ts';

const choice = z.strictObject({ situation: z.string().max(300) });

interface SignInAs {
  readonly username: string;
  readonly password: string;
  readonly asker: Asker;
  readonly replaces: Buffer | null;
}

/** Signs in as anybody can who has read the published password, and by nothing else: the same calls, checks and limits. */
async function signInAs(
  { database, realClock, configuration }: Services,
  { username, password, asker, replaces }: SignInAs,
): Promise<NewSession & Pick<SignedIn, 'deviceMarks'>> {
  const now = realClock.now();
  const verifier = newToken();
  const { clientId, credentialType, responseType, codeChallengeMethod, accountType } = signInParameters;
  const { code, deviceMarks } = await signIn(
    { database, devices: rememberedDevices(configuration.sessionSecret) },
    {
      client_id: clientId,
      credential_type: credentialType,
      response_type: responseType,
      code_challenge_method: codeChallengeMethod,
      code_challenge: challengeOf(verifier),
      account_type: accountType,
      username,
      password,
      remember_me: false,
    },
    asker,
    now,
  );
  return { ...(await redeemCode(database, { code, code_verifier: verifier }, replaces, now)), deviceMarks };
}

/**
 * What the portal's situation bar asks. It exists only where demo customers do, which is never in production; a POST
 * that does not come from a page of ours, with the token that page was given, changes nothing.
 */
export async function situationRoutes(
  app: FastifyInstance,
  { services, cookies, xsrf }: RouteParts,
): Promise<void> {
  const { configuration, database, runtime, realClock } = services;
  const { environment, toggles, provider, secureCookies } = configuration;
  if (environment === 'production' || !toggles.demoSignIns) return;
  const { customers, password } = await readDemoCustomers();
  const tokens = reviewerTokens(xsrf, secureCookies);
  const open = {
    config: { beforeSignIn: true },
    preHandler: refuseOnStricterHost(configuration),
    bodyLimit: 4_096,
  };

  app.get(
    situationsPath,
    { ...open, config: { ...open.config, duringMaintenance: true } },
    async (request, reply): Promise<SituationsAnswer> => {
      reply.header('cache-control', 'no-store');
      const face = await readClockFace(database, configuration);
      const now = runtime.clock.now();
      return {
        token: tokens.issue(request, reply),
        customers,
        present: await readPresent(services, request.sessionTokenHash),
        clock: clockShown(now, face, realClock.now()),
        today: dayIn(now, face.timeZone),
        isClockMovable: toggles.movableClock,
        toggles: situationToggles(services, request.host),
        experiments: situationExperiments(services),
        origins: portalOrigins(request, configuration),
      };
    },
  );

  app.post(situationsPath, open, async (request, reply): Promise<SituationChosen> => {
    reply.header('cache-control', 'no-store');
    tokens.require(request);
    const situation = parseSituation(choice.parse(request.body).situation);
    const found = findCustomer(situation, customers);
    if (!found) throw new OutcomeProblem('LW-SYS-020');
    const face = await readClockFace(database, configuration);
    const { username } = found.customer;
    const replaces = request.sessionTokenHash;
    const asker = {
      address: callerNetwork(request.ip),
      deviceMarks: cookies.deviceMarks(request),
      deviceKind: deviceKind(request.headers['user-agent']),
    };
    const session = await signInAs(services, { username, password, asker, replaces });
    if (toggles.movableClock) {
      await runtime.set('clockOffsetMs', offsetFor(situation.clock, face, realClock.now()));
    }
    cookies.setSession(reply, session);
    if (session.deviceMarks !== null) cookies.setDeviceMarks(reply, session.deviceMarks);
    const variant = portalVariant(request.host, provider);
    cookies.setProfile(reply, { username: null, language: situation.language, variant }, false);
    return { username };
  });
}
