import type { Feature } from '../../feature.ts';
import { rememberedDevices } from '../session/index.ts';
import { answerRecoveries } from './answer-recoveries.ts';
import { recoveryRoutes } from './recovery-routes.ts';

/** Getting back in after a forgotten username or password. */
export const accountRecoveryFeature = {
  routes: recoveryRoutes,
  jobs: ({ services: { database, realClock, configuration }, log }) => [
    {
      name: 'account-recovery',
      everySeconds: 2,
      run: async (round) =>
        await answerRecoveries(
          { database, devices: rememberedDevices(configuration.sessionSecret) },
          round,
          realClock.now(),
          (error) => log.error({ err: error }, 'recovery left for the next round'),
        ),
    },
  ],
  cleanUp: async (database, { yesterday }) =>
    void (await database.query('DELETE FROM account_recovery WHERE created_at < $1', [yesterday])),
} satisfies Feature;
