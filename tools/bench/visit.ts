import { demoSignIns } from '@linework/fixtures';
import type { Page } from 'playwright';

/** The two pages whose first load is measured. */
export const pages = { 'sign-in': '/login', 'billing-home': '/billing/pay-bill' } as const;

export type PageName = keyof typeof pages;

/** Signs a demo customer in through the sign-in page, as a person would: the first one, where none is named. */
export async function signIn(page: Page, portal: string, username?: string): Promise<void> {
  const customer = demoSignIns.find((each) => username === undefined || each.username === username);
  if (!customer) throw new Error('There is no demo customer to sign in with.');
  await page.goto(portal + pages['sign-in']);
  await page.getByLabel('Username', { exact: true }).fill(customer.username);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/account-summary');
}
