import { defineCopy } from '@linework/copy';
import type restriction from './restriction-standings.en.json';

/** What an account cannot be paid with. */
export const restrictionStandingsCopy = defineCopy<typeof restriction>({
  namespace: 'restrictionStandings',
  load: {
    en: () => import('./restriction-standings.en.json'),
    es: () => import('./restriction-standings.es.json'),
  },
});
