import { defineCopy } from '@linework/copy';
import type mobile from './mobile-standings.en.json';

/** How mobile service stands, for the few accounts of which there is something to say. */
export const mobileStandingsCopy = defineCopy<typeof mobile>({
  namespace: 'mobileStandings',
  load: { en: () => import('./mobile-standings.en.json'), es: () => import('./mobile-standings.es.json') },
});
