import { defineCopy } from '@linework/copy';
import type role from './role-standings.en.json';
import type statement from './statement-standings.en.json';

export const statementStandingsCopy = defineCopy<typeof statement>({
  namespace: 'statementStandings',
  load: {
    en: () => import('./statement-standings.en.json'),
    es: () => import('./statement-standings.es.json'),
  },
});

export const roleStandingsCopy = defineCopy<typeof role>({
  namespace: 'roleStandings',
  load: { en: () => import('./role-standings.en.json'), es: () => import('./role-standings.es.json') },
});
