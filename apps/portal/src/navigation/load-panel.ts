import type { Portal } from '../portal/portal-context.ts';
import type { PanelRow } from '../routes/route-table.ts';
import type { Panel } from './page.types.ts';
import { fetchPanel } from './panels.ts';

/** Fetches a panel, its words and what it is drawn with. @throws an error when any of it does not load */
export async function loadPanel(
  { file }: Pick<PanelRow, 'file'>,
  { loadWords }: Pick<Portal, 'loadWords'>,
): Promise<Panel> {
  const panel = await fetchPanel(file);
  await Promise.all([panel.preload(), loadWords(panel.copy)]);
  return panel;
}
