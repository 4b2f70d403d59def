import type { PanelRow } from '../addresses/panel-row.ts';
import type { Portal } from '../portal/portal-context.ts';
import type { Panel } from './page.types.ts';
import { fetchPanel } from './panels.ts';

/** Fetches a panel, its words and what it is drawn with. @throws an error when any of it does not load */
export async function loadPanel(
  { flow }: Pick<PanelRow, 'flow'>,
  { loadWords }: Pick<Portal, 'loadWords'>,
): Promise<Panel> {
  const panel = await fetchPanel(flow);
  await Promise.all([panel.preload(), loadWords(panel.copy)]);
  return panel;
}
