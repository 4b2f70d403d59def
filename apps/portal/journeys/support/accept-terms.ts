import { expect } from './journey.ts';
import type { Customer } from './walk.ts';

/** Accepts both terms of Auto Pay: the one with the pointer, on its words, the other with the keyboard. */
export async function acceptTerms({ page, say }: Customer): Promise<void> {
  const terms = (which: string) => say('autoPay', `terms.${which}`);
  await page
    .locator('label')
    .filter({ hasText: terms('electronicPayment') })
    .click();
  await expect(page.getByRole('checkbox', { name: terms('electronicPayment') })).toBeChecked();
  await page.getByRole('checkbox', { name: terms('service') }).press(' ');
}
