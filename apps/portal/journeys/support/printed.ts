import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';

export interface Printed {
  readonly pages: number;
  /** What stands on them, words parted by single spaces. */
  readonly text: string;
}

/** Prints the page as the browser does, on Letter paper and without backgrounds, and reads the paper back. */
export async function printPage(page: Page): Promise<Printed> {
  const data = new Uint8Array(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  const { totalPages, text: pages } = await extractText(data);
  // Letters that the font ties together ("fi") come back parted.
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  return { pages: totalPages, text };
}
