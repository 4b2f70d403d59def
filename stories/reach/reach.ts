import {
  accountStandings,
  identityRole,
  type OutcomeCode,
  outcomeCodes,
  sessionStandings,
  statementStandings,
} from '@linework/domain';
import {
  paymentOptionsOf,
  type ScenarioName,
  scenarioNames,
  situatedCustomers,
  storyScenario,
} from '@linework/fixtures';
import { builtRoutes, flowAddress, paths, routes } from '@linework/portal/routes';
import {
  namedStandings,
  type OutcomePlace,
  outcomeOrigins,
  type Producer,
  printSituation,
  type SituatedCustomer,
  type Situation,
  situationOf,
  situationParameter,
  usualSituation,
} from '@linework/review';
import { placeWords } from '../outcomes/place-words.ts';

/** What to do once the address is open; nothing more, where opening it is all. */
export type Step =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'card' | 'bankAccount' | 'preferredCard' | 'preferredBankAccount';
      readonly number: string;
    }
  | { readonly kind: 'faultSwitch' }
  | { readonly kind: 'byHand'; readonly code: OutcomeCode }
  | { readonly kind: 'state'; readonly flow: string; readonly state: string }
  | { readonly kind: 'waits'; readonly screen: string }
  | { readonly kind: 'area'; readonly area: string }
  | { readonly kind: 'unknown' };

/** How one thing that a story shows is met in the portal. */
export interface Reach {
  /** The story's tag: `outcome:LW-PAY-010`. */
  readonly tag: string;
  /** The demo user to sign in as; `null` where nobody needs to. */
  readonly username: string | null;
  /** The portal's address, with the situation in it; `null` where there is no page to open. */
  readonly address: string | null;
  readonly step: Step;
}

const pay = paths.flow('one-time-payment');
const home = paths.billing.payBill();

type PageName = keyof typeof builtRoutes;

/** Where what is no page and no flow is met. */
const beside: Partial<Readonly<Record<OutcomePlace, string>>> = {
  everyPage: paths.accountSummary(),
  worker: home,
};

/** Where a flow opens, whatever is turned off; what is to come is nowhere yet. */
const addressOf = (flow: string): string | null => flowAddress(flow, { has: () => true });

const isPage = (place: OutcomePlace): place is PageName & OutcomePlace => place in builtRoutes;

const pathOf = (place: OutcomePlace): string | null =>
  isPage(place) ? builtRoutes[place].path : (beside[place] ?? addressOf(place));

function withSituation(path: string, situation: Situation): string {
  const url = new URL(path, 'https://portal.invalid');
  url.searchParams.set(situationParameter, printSituation(situation));
  return `${url.pathname}${url.search}`;
}

/** Whoever is found first, as somebody to sign in as; named in the address where the situation alone finds another. */
function asCustomer(
  path: string,
  is: (customer: SituatedCustomer) => boolean,
): Pick<Reach, 'username' | 'address'> {
  const customer = situatedCustomers.find(is);
  if (!customer) return { username: null, address: null };
  const plain = situationOf(customer, usualSituation, false);
  const first = situatedCustomers.find(
    ({ standing, mobile, role, restriction, variant }) =>
      standing === plain.standing &&
      mobile === plain.mobile &&
      role === plain.role &&
      restriction === plain.restriction &&
      variant === plain.variant,
  );
  const situation = situationOf(customer, usualSituation, first !== customer);
  return { username: customer.username, address: withSituation(path, situation) };
}

const signedOut = (path: string): Pick<Reach, 'username' | 'address'> => ({ username: null, address: path });
const isUsual = ({ customer }: SituatedCustomer): boolean => customer === 'current';

function stepOf(code: OutcomeCode, producer: Producer): Step {
  if ('sandboxNumber' in producer) {
    const { sandboxNumber: number } = producer;
    return { kind: number.includes(' ') ? 'card' : 'bankAccount', number };
  }
  if ('faultSwitch' in producer) return { kind: 'faultSwitch' };
  return 'waitsFor' in producer
    ? { kind: 'waits', screen: placeWords(producer.waitsFor) }
    : { kind: 'byHand', code };
}

/** Flows that the usual customer has nothing in. */
const whoseFlows: Readonly<Record<string, ScenarioName>> = { 'device-payment': 'mobileActive' };

/** A number of the sandbox does the same wherever it is used: the story's own flow is then where the outcome is met. */
export const isMetIn = (code: OutcomeCode, flow: string): boolean => {
  const { producer, occursOn } = outcomeOrigins[code];
  return 'sandboxNumber' in producer && occursOn.some((place) => place === flow);
};

/** A flow without an address opens on billing home. */
const whereOpens = (flow: string): string => addressOf(flow) ?? home;

/** Quick pay takes the preferred method: a number is saved before it is used. */
function withPreferred(step: Step): Step {
  if (step.kind === 'card') return { kind: 'preferredCard', number: step.number };
  return step.kind === 'bankAccount' ? { kind: 'preferredBankAccount', number: step.number } : step;
}

/** @param flows that the story shows a state of */
function reachOutcome(tag: string, code: OutcomeCode, flows: readonly string[] = []): Reach {
  const { producer, occursOn } = outcomeOrigins[code];
  const own = flows.find((flow) => isMetIn(code, flow));
  const path = own ? whereOpens(own) : occursOn.flatMap((place) => pathOf(place) ?? [])[0];
  const step = own === 'quick-pay' ? withPreferred(stepOf(code, producer)) : stepOf(code, producer);
  if (!path) return { tag, username: null, address: null, step };
  const name = 'customer' in producer ? producer.customer : whoseFlows[own ?? ''];
  const isOpen = path === paths.login() || path === paths.maintenance();
  const who = isOpen ? signedOut(path) : asCustomer(path, ({ customer }) => customer === (name ?? 'current'));
  return { tag, ...who, step };
}

const isScenario = (name: string): name is ScenarioName => scenarioNames.some((known) => known === name);
const hasMethod =
  (status: string) =>
  ({ customer }: SituatedCustomer): boolean =>
    isScenario(customer) &&
    paymentOptionsOf(storyScenario(customer)).methods.some((method) => method.status === status);

const sessionPaths: Readonly<Record<string, string>> = {
  notSignedIn: paths.login(),
  signedOut: paths.login({ loggedOut: 'true' }),
};

const standings = new Set(namedStandings);

function reachStanding(tag: string, name: string): Reach | null {
  if (!standings.has(name)) return null;
  const open = { kind: 'open' } as const;
  const account = accountStandings.find((standing) => standing === name);
  if (account) return { tag, ...asCustomer(home, ({ standing }) => standing === account), step: open };
  const [kind = '', own = ''] = name.split('.');
  if (kind === 'restriction') {
    return { tag, ...asCustomer(pay, ({ restriction }) => restriction === own), step: open };
  }
  if (name === 'mobile.missingAutoPay') {
    return { tag, ...asCustomer(home, ({ customer }) => customer === 'mobileActive'), step: open };
  }
  if (kind === 'mobile') return { tag, ...asCustomer(home, ({ mobile }) => mobile === own), step: open };
  if (kind === 'method') return { tag, ...asCustomer(pay, hasMethod(own)), step: open };
  if (own in sessionPaths) return { tag, ...signedOut(sessionPaths[own] ?? '/'), step: open };
  if (own === 'newCustomer') {
    return { tag, ...asCustomer(home, ({ standing }) => standing === 'newCustomer'), step: open };
  }
  const rows: Readonly<Record<string, { readonly outcome: OutcomeCode | null }>> = {
    ...(kind === 'session' && sessionStandings),
    ...(kind === 'statement' && statementStandings),
  };
  const row = rows[own];
  if (row?.outcome) return reachOutcome(tag, row.outcome);
  return row
    ? {
        tag,
        ...asCustomer(home, isUsual),
        step: own === 'signedIn' || own === 'available' ? open : { kind: 'unknown' },
      }
    : { tag, username: null, address: null, step: { kind: 'unknown' } };
}

const [newestOrder] = storyScenario('mobileOrders').facts.mobile?.orders ?? [];

/** Pages that show something for one customer alone, and the address of one of several that a pattern has. */
const whoseRoutes: Readonly<Record<string, { readonly customer: ScenarioName; readonly path?: string }>> = {
  [paths.billing.moved()]: { customer: 'enterpriseBilled' },
  [paths.billing.mobileActivity()]: { customer: 'mobileOrders' },
  [paths.billing.mobileOrders()]: { customer: 'mobileOrders' },
  [builtRoutes.mobileOrder.path]: {
    customer: 'mobileOrders',
    ...(newestOrder && { path: paths.billing.mobileOrder(newestOrder.id) }),
  },
};

function reachRoute(tag: string, path: string): Reach | null {
  const route = routes.find((known) => known.path === path);
  if (!route) return null;
  if (route.status === 'later') {
    return { tag, username: null, address: null, step: { kind: 'area', area: route.area } };
  }
  const step = { kind: 'open' } as const;
  const isOpen = route.status === 'built' && route.guards.length === 0;
  if (isOpen || path === paths.login()) return { tag, ...signedOut(path), step };
  const who = whoseRoutes[path];
  return who
    ? { tag, ...asCustomer(who.path ?? path, ({ customer }) => customer === who.customer), step }
    : { tag, ...asCustomer(path, isUsual), step };
}

const isOutcomeCode = (name: string): name is OutcomeCode => outcomeCodes.some((code) => code === name);

/** A tag’s two parts: `outcome` and `LW-PAY-010`. */
function partsOf(tag: string): readonly [kind: string, name: string] {
  const at = tag.indexOf(':');
  return [tag.slice(0, at), tag.slice(at + 1)];
}

const flowOf = (state: string): string => state.split('.')[0] ?? '';

/** @param flows that the story shows a state of; @param codes of its outcomes */
function reachTag(tag: string, flows: readonly string[], codes: readonly OutcomeCode[]): Reach | null {
  const [kind, name] = partsOf(tag);
  if (kind === 'outcome') return isOutcomeCode(name) ? reachOutcome(tag, name, flows) : null;
  if (kind === 'standing') return reachStanding(tag, name);
  if (kind === 'route') return reachRoute(tag, name);
  if (kind === 'role') {
    const role = identityRole(name);
    return { tag, ...asCustomer(home, (customer) => customer.role === role), step: { kind: 'open' } };
  }
  if (kind !== 'state') return null;
  const [flow = '', ...state] = name.split('.');
  // The chart tells a way to the state with any card: where it takes a certain one, only the outcome's leads there.
  if (codes.some((code) => isMetIn(code, flow))) return null;
  const page = whereOpens(flow);
  const who = whoseFlows[flow] ?? 'current';
  return {
    tag,
    ...asCustomer(page, ({ customer }) => customer === who),
    step: { kind: 'state', flow, state: state.join('.') },
  };
}

const order = ['outcome', 'state', 'standing', 'role', 'route'];

/** How to meet in the portal what a story shows, from its tags and from what the product itself knows. */
export function reachOf(tags: readonly string[]): readonly Reach[] {
  const namesOf = (kind: string) => tags.map(partsOf).flatMap(([of, name]) => (of === kind ? [name] : []));
  const flows = namesOf('state').map(flowOf);
  const codes = namesOf('outcome').filter(isOutcomeCode);
  return [...tags]
    .sort((a, b) => order.indexOf(partsOf(a)[0]) - order.indexOf(partsOf(b)[0]))
    .flatMap((tag) => reachTag(tag, flows, codes) ?? []);
}
