import { demoExperimentsPath, headerNames } from '@linework/contract';
import {
  demoTogglesPath,
  printSituation,
  type Situation,
  type SituationChosen,
  type SituationsAnswer,
  situationsPath,
} from '@linework/review';
import { call } from '../api/http.ts';

export const fetchSituations = (): Promise<SituationsAnswer> => call(situationsPath);

/** Signs in as whoever is in a situation, and moves the clock to its day. @param token from the last answer */
export const chooseSituation = (situation: Situation, token: string): Promise<SituationChosen> =>
  call(situationsPath, {
    method: 'POST',
    body: { situation: printSituation(situation) },
    headers: { [headerNames.xsrf]: token },
  });

/** Sets a toggle for everybody on this server; `null` leaves it to the configuration. */
export const setToggle = (toggle: string, on: boolean | null): Promise<unknown> =>
  call(demoTogglesPath, { method: 'PUT', body: { toggle, on } });

/** Sets an experiment's variant for everybody on this server; `null` leaves it to the assignment. */
export const setVariant = (experiment: string, variant: string | null): Promise<unknown> =>
  call(demoExperimentsPath, { method: 'PUT', body: { experiment, variant } });
