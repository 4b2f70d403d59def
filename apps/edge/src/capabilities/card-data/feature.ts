import type { Feature } from '../../feature.ts';
import { cardDataRoutes } from './card-data-routes.ts';

/** Numbers and security codes, traded for a token. */
export const cardDataFeature = {
  routes: cardDataRoutes,
  cleanUp: async (database, { yesterday }) => {
    await database.query('DELETE FROM card_data_token WHERE expires_at < $1', [yesterday]);
  },
} satisfies Feature;
