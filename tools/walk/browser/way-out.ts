import type { Customer } from '../../../apps/portal/journeys/support/walk.ts';

const isThere = async (find: () => Promise<void>): Promise<boolean> => {
  try {
    await find();
    return true;
  } catch {
    return false;
  }
};

/** Whether the page lets whoever has signed in sign out: by a button on it, or by one that opens from "More". */
export async function missingWayOut(customer: Customer): Promise<string[]> {
  if (new URL(customer.page.url()).pathname === '/login') return [];
  const out = customer.button('shell', 'signOut').locator('visible=true').first();
  if (await out.isVisible()) return [];
  const more = customer.button('shell', 'more').locator('visible=true').first();
  const timeout = 5_000;
  const found = await isThere(async () => {
    await more.click({ timeout });
    await out.waitFor({ timeout });
  });
  await customer.page.keyboard.press('Escape');
  return found ? [] : ['there is no way to sign out'];
}
