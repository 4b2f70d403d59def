import type { Panel } from './page.types.ts';

/** Every panel that exists, each a chunk of its own. */
const files = import.meta.glob<{ panel: Panel }>('../**/*.panel.ts');

/**
 * Fetches the panel of a flow: `paperless` is `paperless.panel.ts`, wherever it stands.
 * @throws an error when its chunk does not load
 */
export async function fetchPanel(flow: string): Promise<Panel> {
  const file = Object.keys(files).find((one) => one.endsWith(`/${flow}.panel.ts`));
  const found = file && (await files[file]?.());
  if (!found) throw new Error(`No file is called ${flow}.panel.ts`);
  return found.panel;
}
