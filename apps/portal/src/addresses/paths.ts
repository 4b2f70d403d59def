import { type PageName, type ParametersOf, pagePaths, writePath } from '@linework/contract';

type Query = Readonly<Record<string, string | undefined>>;

/** A path with the query values that are set. */
function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Panels that the pay-bill page opens: one-time payment, Auto Pay, future-dated payments, bill details (spec 2.3) and
 * paperless billing.
 */
export type PayBillPanel = 'otp' | 'ap' | 'fdp' | 'bd' | 'ppl';

/** What an address of the pay-bill page says: its panel, and within the payment its step, figure or result. */
export interface PayBillQuery {
  readonly open?: PayBillPanel;
  readonly step?: string | undefined;
  /** The figure that a button named. */
  readonly amount?: 'amountDue' | 'pastDue' | undefined;
  /** The id of the payment whose result is shown. */
  readonly payment?: string | undefined;
}

/** The path of a page, with the parameters that its pattern names. */
const pathTo = <Page extends PageName>(page: Page, parameters: ParametersOf<(typeof pagePaths)[Page]>) =>
  writePath<(typeof pagePaths)[Page]>(pagePaths[page], parameters);

/** Every address of the portal that something links to, by what it shows (spec section 2.3). */
export const paths = {
  root: () => '/',
  login: (query: { targetUrl?: string; loggedOut?: 'true' } = {}) => withQuery(pathTo('signIn', {}), query),
  accountSummary: () => pathTo('accountSummary', {}),
  billing: {
    payBill: (query: PayBillQuery = {}) =>
      withQuery(pathTo('payBill', {}), {
        open: query.open,
        step: query.step,
        amount: query.amount,
        payment: query.payment,
      }),
    moved: () => pathTo('billingMoved', {}),
  },
  settings: () => '/profile-and-settings',
  maintenance: () => pathTo('maintenance', {}),
  notFound: () => pathTo('notFound', {}),
} as const;
