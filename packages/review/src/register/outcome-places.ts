/** Pages, by their names in the route table, and what is no page of its own, in words for reviewers. */
const places = {
  accountSummary: 'account summary',
  payBill: 'billing home',
  statements: 'statements',
  signIn: 'sign-in',
  maintenance: 'maintenance page',
  everyPage: 'every page',
  worker: 'payment run on its day',
  edge: 'direct calls to the edge',
} as const;

type NamedPlace = keyof typeof places;

/** A flow, there or still to come, by the id of its machine. */
export type FlowPlace = Lowercase<string>;

/** Where in the portal, or beside it, an outcome is met. */
export type OutcomePlace = NamedPlace | FlowPlace;

/** Flows whose id does not say them as reviewers do. */
const flowNames: Readonly<Record<FlowPlace, string>> = {
  'auto-pay-enroll': 'turning on Auto Pay',
  'auto-pay-manage': 'managing Auto Pay',
  mobile: 'mobile billing',
  'one-time-payment': 'one-time payment',
  paperless: 'paperless billing',
  'scheduled-payment': 'scheduled payments',
};

const isNamed = (place: string): place is NamedPlace => Object.hasOwn(places, place);

/** A place in words for reviewers. */
export const placeName = (place: OutcomePlace): string =>
  isNamed(place) ? places[place] : (flowNames[place] ?? place.replaceAll('-', ' '));
