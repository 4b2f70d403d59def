/** Pages, by their names in the route table, and what is no page of its own, in words for reviewers. */
const places = {
  accountSummary: 'account summary',
  payBill: 'billing home',
  accountActivity: 'transactions',
  paymentHistory: 'payment history',
  statements: 'statements',
  mobileActivity: 'mobile transactions',
  mobileOrders: 'mobile orders',
  mobileOrder: 'mobile order',
  signIn: 'sign-in',
  accountRecovery: 'account recovery',
  createAccount: 'create account',
  signInSecurity: 'sign-in and security',
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

const isNamed = (place: string): place is NamedPlace => Object.hasOwn(places, place);

/** A place in words for reviewers; what a flow's own notes call it goes before its id. */
export const placeName = (place: OutcomePlace): string =>
  isNamed(place) ? places[place] : place.replaceAll('-', ' ');
