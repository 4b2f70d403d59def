import type { Customer } from '../../../apps/portal/journeys/support/walk.ts';

/** Why something could not be done, in a line; `null` where it could. */
async function obstacle(attempt: () => Promise<void>): Promise<string | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return why;
  }
}

/**
 * Whether the page lets whoever has signed in sign out: by a button on it, or by one that opens from "More". It is waited for
 * as long as for anything else in this window: on a busy machine a press alone can take seconds.
 */
export async function missingWayOut(customer: Customer): Promise<string[]> {
  if (new URL(customer.page.url()).pathname === '/login') return [];
  const out = customer.button('shell', 'signOut').locator('visible=true').first();
  if (await out.isVisible()) return [];
  const more = customer.button('shell', 'more').locator('visible=true').first();
  const why = await obstacle(async () => {
    await more.click();
    await out.waitFor();
  });
  await customer.page.keyboard.press('Escape');
  return why === null ? [] : [`there is no way to sign out (${why})`];
}
