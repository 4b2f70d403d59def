import type { Panel } from './page.types.ts';

/** Every panel that exists, each a chunk of its own. */
const files = import.meta.glob<{ panel: Panel }>('../**/*.panel.ts');

/**
 * Fetches a panel by its file's name, wherever it stands.
 * @throws an error when its chunk does not load
 */
export async function fetchPanel(name: string): Promise<Panel> {
  const file = Object.keys(files).find((one) => one.endsWith(`/${name}.panel.ts`));
  const found = file && (await files[file]?.());
  if (!found) throw new Error(`No file is called ${name}.panel.ts`);
  return found.panel;
}
