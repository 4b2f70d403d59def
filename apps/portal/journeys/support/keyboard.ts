import { expect, type Locator, type Page } from '@playwright/test';

/** By keyboard alone: Tab until it has the focus, then Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}
