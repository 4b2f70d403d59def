import { returnReasons } from '../payment/return-reason.ts';
import { failureReasons, unseenFailures } from './failed-payments.ts';
import { type AccountNews, leadingNews } from './news.ts';
import { type ServiceStanding, serviceStandings } from './service-standing.ts';

/** What each kind of news may say: one that is added does not compile before its names stand here. */
const namesOfNews = {
  restoring: ['restoring'],
  callToRestore: ['callToRestore', 'callToReopen'],
  checkingUntil: ['checking'],
  withSupport: ['withSupport'],
  failed: [...unseenFailures, ...failureReasons].map((how) => `failed.${how}`),
  returned: [...returnReasons, 'notSaid'].map((why) => `returned.${why}`),
  confirmed: ['confirmed'],
} as const satisfies Readonly<Record<keyof AccountNews, readonly string[]>>;

/** Everything that may have happened last, by name: screens tell each, and the catalogue shows each. */
export const newsNames: readonly string[] = [
  ...new Set<string>([...leadingNews, ...Object.values(namesOfNews).flat()]),
];

/** How the services may stand beside each kind of news. */
const standingsBeside = {
  restoring: ['restoring'],
  callToRestore: ['disconnected'],
  checkingUntil: serviceStandings,
  withSupport: serviceStandings,
  failed: serviceStandings,
  returned: serviceStandings,
  confirmed: serviceStandings,
} as const satisfies Readonly<Record<keyof AccountNews, readonly ServiceStanding[]>>;

/** Every case of services that stand one way while something is news, by name: the catalogue shows each. */
export const newsCases: readonly string[] = Object.entries(standingsBeside).flatMap(([news, standings]) =>
  standings.map((standing) => `${standing}.${news}`),
);
