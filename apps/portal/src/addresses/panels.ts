import type { ShownName } from '@linework/contract';
import { panelRows } from './generated/panel-rows.ts';
import type { PanelRow } from './panel-row.ts';

/** The ids of the flows that open over pages. */
export type FlowName = (typeof panelRows)[number]['flow'];

const rows: readonly PanelRow[] = panelRows;

/** What opens over a page, by what `open=` says. */
export const panelsOf = (page: ShownName): ReadonlyMap<string, PanelRow> =>
  new Map(rows.filter((row) => row.page === page).map((row) => [row.open, row]));

/** The panel that a query opens over a page; `null` for the page alone. */
export const panelIn = (page: ShownName, query: URLSearchParams): PanelRow | null =>
  panelsOf(page).get(query.get('open') ?? '') ?? null;

/** The page that a flow opens over, and how `open=` calls it there; `null` for what opens over none. */
export const placeOf = (flow: string): PanelRow | null => rows.find((row) => row.flow === flow) ?? null;

export const isFlowName = (flow: string): flow is FlowName => placeOf(flow) !== null;
