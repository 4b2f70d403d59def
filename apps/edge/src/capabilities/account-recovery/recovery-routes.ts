import { restOperations } from '@linework/contract/rest-operations';
import type { FastifyInstance } from 'fastify';
import { recoveryCodes } from '../../access/digit-code.ts';
import { openRoute } from '../../access/rest-route.ts';
import type { RouteParts } from '../../feature.ts';
import { callerNetwork } from '../../http/caller-network.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { rememberedDevices } from '../session/index.ts';
import { askRecovery } from './ask-recovery.ts';
import { checkCode } from './check-code.ts';
import { choosePassword } from './choose-password.ts';

/** The three calls of somebody who cannot sign in. None tells whom it is about. */
export function recoveryRoutes(app: FastifyInstance, { services, cookies }: RouteParts): void {
  const { database, realClock, configuration } = services;
  const codeOf = recoveryCodes(configuration.sessionSecret);
  const known = rememberedDevices(configuration.sessionSecret);
  const beforeSignIn = { config: { beforeSignIn: true }, bodyLimit: 4_096 };

  openRoute(app, restOperations.recovery, beforeSignIn, async (request) => {
    const asked = restOperations.recovery.request.parse(request.body);
    if (await services.takeover.hasHappened()) throw new OutcomeProblem('LW-SYS-010');
    const asker = {
      network: callerNetwork(request.ip),
      devices: known.toKeep(cookies.deviceMarks(request)),
    };
    return { recovery: await askRecovery(database, asked, asker, realClock.now()) };
  });

  openRoute(app, restOperations.recoveryCode, beforeSignIn, async ({ body, ip }) => {
    const shown = restOperations.recoveryCode.request.parse(body);
    return { grant: await checkCode(database, codeOf, shown, callerNetwork(ip), realClock.now()) };
  });

  openRoute(app, restOperations.recoveryPassword, beforeSignIn, async (request, reply) => {
    const chosen = restOperations.recoveryPassword.request.parse(request.body);
    const now = realClock.now();
    const owner = await choosePassword(database, chosen, now);
    // Whoever guesses at the name meanwhile shall not keep them from the new password. A second step is still to be passed here.
    if (owner.second_step_id === null)
      cookies.setDeviceMarks(reply, known.remember(cookies.deviceMarks(request), owner, now));
    return reply.code(204).send();
  });
}
