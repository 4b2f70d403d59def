import { type PageName, type ParametersOf, pagePaths, writePath } from '@linework/contract';
import { type FlowName, placeOf } from './panels.ts';

/** What a query says; what is not set is left out. */
type Query = Readonly<Record<string, string | undefined>>;

/** A path with the query values that are set. */
function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The path of a page, with the parameters that its pattern names. */
const pathTo = <Page extends PageName>(page: Page, parameters: ParametersOf<(typeof pagePaths)[Page]>) =>
  writePath<(typeof pagePaths)[Page]>(pagePaths[page], parameters);

/** Every address of the portal that something links to, by what it shows (spec section 2.3). */
export const paths = {
  root: () => '/',
  login: (query: { targetUrl?: string; loggedOut?: 'true' } = {}) => withQuery(pathTo('signIn', {}), query),
  signInRedirect: (targetUrl: string) => withQuery(pathTo('signInRedirect', {}), { targetUrl }),
  accountRecovery: () => pathTo('accountRecovery', {}),
  createAccount: () => pathTo('createAccount', {}),
  accountSummary: () => pathTo('accountSummary', {}),
  billing: {
    payBill: () => pathTo('payBill', {}),
    howYouPay: () => pathTo('howYouPay', {}),
    accountActivity: (query: Query = {}) => withQuery(pathTo('accountActivity', {}), query),
    paymentHistory: (query: Query = {}) => withQuery(pathTo('paymentHistory', {}), query),
    statements: (query: { statement?: string } | { from: string; to: string } = {}) =>
      withQuery(pathTo('statements', {}), query),
    mobileActivity: (query: Query = {}) => withQuery(pathTo('mobileActivity', {}), query),
    mobileOrders: () => pathTo('mobileOrders', {}),
    mobileOrder: (orderId: string) => pathTo('mobileOrder', { orderId }),
    moved: () => pathTo('billingMoved', {}),
  },
  /** Where a flow opens over its page, with what its address says besides: a step, a figure. */
  flow: (flow: FlowName, query: Query = {}) => {
    const place = placeOf(flow);
    if (!place) throw new Error(`${flow} opens over no page`);
    return withQuery(pathTo(place.page, {}), { open: place.open, ...query });
  },
  contactToContinue: () => pathTo('contactToContinue', {}),
  signInSecurity: () => pathTo('signInSecurity', {}),
  securitySuite: () => '/security-suite',
  settings: () => '/profile-and-settings',
  cookies: () => pathTo('cookies', {}),
  maintenance: () => pathTo('maintenance', {}),
  notFound: () => pathTo('notFound', {}),
} as const;
