import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Notebook } from '../findings.ts';

/* The head of each page, as wide as a phone's in a hand at arm's length. */
const style = `
body { display: grid; grid-template-columns: repeat(auto-fill, 128px); gap: 8px; margin: 16px; background: #6b7480; }
img { display: block; width: 128px; height: 176px; object-fit: cover; object-position: top; }`;

/** All pages of a pass in one picture, `sheet.jpg`, to be laid beside that of another day. */
export async function pictureSheet(browser: Browser, folder: string, { pictures }: Notebook): Promise<void> {
  const html = path.join(folder, 'sheet.html');
  const images = pictures.map(({ file }) => `<img alt="" src="${file}">`);
  writeFileSync(html, `<!doctype html><meta charset="utf-8"><style>${style}</style>${images.join('')}`);
  const page = await browser.newPage({ viewport: { width: 1_920, height: 1_080 } });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: path.join(folder, 'sheet.jpg'), type: 'jpeg', quality: 60, fullPage: true });
  await page.close();
  rmSync(html);
}
