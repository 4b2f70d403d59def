import type { PageName } from '@linework/contract';
import type { Page } from './page.types.ts';

/** Every page that exists, each a chunk of its own. */
const files = import.meta.glob<{ page: Page }>('../**/*Page.tsx');

/**
 * Fetches a page, found by its name: `payBill` is `PayBillPage.tsx`, wherever it stands.
 * @throws an error when its chunk does not load
 */
export async function fetchPage(page: PageName): Promise<Page> {
  const name = `/${page.charAt(0).toUpperCase()}${page.slice(1)}Page.tsx`;
  const file = Object.keys(files).find((one) => one.endsWith(name));
  const found = file && (await files[file]?.());
  if (!found) throw new Error(`No file is called ${name}`);
  return found.page;
}
