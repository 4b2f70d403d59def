import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Printed {
  readonly pages: number;
  /** What stands on them, words parted by single spaces. */
  readonly text: string;
}

/** Prints the page as the browser does, on Letter paper and without backgrounds, and reads the paper back. */
export async function printPage(page: Page): Promise<Printed> {
  const data = new Uint8Array(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  const document = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const texts = await Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  // Letters that the font ties together ("fi") come back parted.
  const text = texts.join(' ').replaceAll(/\s+/g, ' ');
  return { pages: document.numPages, text };
}
