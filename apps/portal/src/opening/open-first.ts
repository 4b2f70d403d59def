import type { Portal } from '../portal/portal-context.ts';
import { openPage } from './open-page.ts';
import type { OpenPage } from './opened.ts';

/** More redirects than this lead nowhere. */
const mostRedirects = 10;

export interface FirstPage {
  readonly opened: OpenPage;
  /** Where the redirects led, in full: a path of two slashes would be taken for another site's. */
  readonly address: string;
}

/** Opens the page that the browser asked for, wherever guards and redirects lead, before anything is drawn. */
export async function openFirst(start: URL, portal: Portal): Promise<FirstPage> {
  let url = start;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const opening = await openPage(url, portal);
    if (opening.kind === 'page') {
      return { opened: opening, address: url.href };
    }
    url = new URL(opening.to, url);
  }
  throw new Error('These addresses lead to each other');
}
