import type { PageName, ParametersOf, PortalToggle, pagePaths } from '@linework/contract';
import type { Permission } from '@linework/domain';

/** A flow that `open=` in an address shows in place of its page, framed on its own. */
export interface PanelRow {
  /** The flow's id, as its machine says it; what shows it is `<flow>.panel.ts`. */
  readonly flow: string;
  /** What whoever opens it must be allowed; without that the page under it says who is. */
  readonly needs?: Permission;
  /** Not there while this is off. */
  readonly toggle?: PortalToggle;
}

/** A page whose address names nothing, so that a flow over it has one address. */
type PlainPage = {
  [Page in PageName]: keyof ParametersOf<(typeof pagePaths)[Page]> extends never ? Page : never;
}[PageName];

/**
 * The flows that open over pages, by what `open=` says (spec 2.3). A row is all that the portal has to be told of one:
 * its address, its guards and whether anything leads to it follow from here.
 */
export const panels = {
  payBill: {
    otp: { flow: 'one-time-payment', needs: 'billing.pay' },
    // Whoever may not change it is told how it stands.
    ppl: { flow: 'paperless' },
    ap: { flow: 'auto-pay-enroll', needs: 'billing.manage' },
    apm: { flow: 'auto-pay-manage', needs: 'billing.manage' },
    fdp: { flow: 'scheduled-payment', needs: 'billing.pay' },
    bd: { flow: 'bill-details', needs: 'billing.view' },
  },
  howYouPay: {
    pm: { flow: 'wallet', needs: 'billing.manage' },
    msg: { flow: 'message-settings', needs: 'billing.view' },
  },
} as const satisfies Partial<Record<PlainPage, Readonly<Record<string, PanelRow>>>>;

type Panels = typeof panels;

/** The ids of the flows that open over pages. */
export type FlowName = {
  [Page in keyof Panels]: Panels[Page][keyof Panels[Page]] extends { readonly flow: infer Flow }
    ? Flow
    : never;
}[keyof Panels];

const byPage: Partial<Readonly<Record<PageName, Readonly<Record<string, PanelRow>>>>> = panels;

/** What opens over a page, by what `open=` says. */
export const panelsOf = (page: PageName): ReadonlyMap<string, PanelRow> =>
  new Map(Object.entries(byPage[page] ?? {}));

/** The panel that a query opens over a page; `null` for the page alone. */
export const panelIn = (page: PageName, query: URLSearchParams): PanelRow | null =>
  panelsOf(page).get(query.get('open') ?? '') ?? null;

const pagesWithPanels = Object.keys(panels).filter((page): page is keyof Panels => page in panels);

/** The page that a flow opens over, and how `open=` calls it there; `null` for what opens over none. */
export function placeOf(flow: string): { readonly page: keyof Panels; readonly open: string } | null {
  for (const page of pagesWithPanels) {
    for (const [open, row] of Object.entries(panels[page])) if (row.flow === flow) return { page, open };
  }
  return null;
}

export const isFlowName = (flow: string): flow is FlowName => placeOf(flow) !== null;
