import type { Portal } from '../portal/portal-context.ts';
import { type OpenPage, openPage } from './open-page.ts';

/** More redirects than this lead nowhere. */
const mostRedirects = 10;

export interface FirstPage {
  readonly opened: OpenPage;
  /** Where the redirects led, in full: a path of two slashes would be taken for another site's. */
  readonly address: string;
}

/** Opens the page that the browser asked for, wherever guards and redirects lead, before anything is drawn. */
export async function openFirst(start: URL, portal: Portal): Promise<FirstPage | null> {
  let url = start;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const opening = await openPage(url, portal);
    if (opening.kind === 'page') {
      return { opened: opening, address: url.href };
    }
    if (opening.kind === 'external') {
      window.location.replace(opening.to);
      return null;
    }
    url = new URL(opening.to, url);
  }
  throw new Error('These addresses lead to each other');
}
