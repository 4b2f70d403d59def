import type { PageName, ParametersOf, PortalToggle, pagePaths } from '@linework/contract';
import type { Permission } from '@linework/domain';

/** A page whose address names nothing, so that a flow over it has one address. */
type PlainPage = {
  [Page in PageName]: keyof ParametersOf<(typeof pagePaths)[Page]> extends never ? Page : never;
}[PageName];

/**
 * A flow that `open=` in an address shows in place of its page, framed on its own (spec 2.3). The row is all that the
 * portal has to be told of it: its address, its guards and whether anything leads to it follow from here.
 */
export interface PanelRow {
  readonly page: PlainPage;
  /** What `open=` says. */
  readonly open: string;
  /** The flow's id, as its machine says it; what shows it is `<flow>.panel.ts`. */
  readonly flow: string;
  /** What whoever opens it must be allowed; without that the page under it says who is. */
  readonly needs?: Permission;
  /** Not there while this is off. */
  readonly toggle?: PortalToggle;
}
