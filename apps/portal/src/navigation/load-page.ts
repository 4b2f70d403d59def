import type { PageName } from '@linework/contract';
import type { Page } from '../pages/page.types.ts';
import { fetchPage } from '../pages/pages.ts';
import type { Portal } from '../start/portal-context.ts';

/** Fetches a page and its words. @throws an error when either does not load */
export async function loadPage(page: PageName, { loadWords }: Portal): Promise<Page> {
  const loaded = await fetchPage(page);
  await loadWords(loaded.copy);
  return loaded;
}
