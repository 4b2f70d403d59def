import type { Page, Request } from '@playwright/test';

/** Keeps back what the page asks for at such addresses, or what of it is meant, until what is returned is called. */
export async function keptBack(
  page: Page,
  addresses: string,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise: asked, resolve: send } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    if (isMeant(route.request())) await asked;
    await route.continue();
  });
  return send;
}
