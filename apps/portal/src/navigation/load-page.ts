import type { PageName } from '@linework/contract';
import type { Portal } from '../portal/portal-context.ts';
import type { Page } from './page.types.ts';
import { fetchPage } from './pages.ts';

/** Fetches a page and its words. @throws an error when either does not load */
export async function loadPage(page: PageName, { loadWords }: Portal): Promise<Page> {
  const loaded = await fetchPage(page);
  await loadWords(loaded.copy);
  return loaded;
}
