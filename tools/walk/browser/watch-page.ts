import type { Page } from '@playwright/test';
import type { Shift } from '../checks/shifts.ts';

declare global {
  interface Window {
    /** What moved since it was last asked for. */
    walkShifts?: Shift[];
    /** When anything was drawn anew, on the page's own clock. */
    walkDrawnAt?: number;
  }
}

/** Leaves out the bar that reviewers choose a situation in: no customer has it. */
async function leaveOutReviewers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      body > :has(~ #root) { display: none !important; }
      :root { --lw-layout-above: 0px !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Notes from the next page on when it is drawn anew, and what moves without anybody having touched it. */
export async function watchPage(page: Page): Promise<void> {
  await leaveOutReviewers(page);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      window.walkDrawnAt = performance.now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.addInitScript(() => {
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly Source[];
    }
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'something that is gone';
      const words = (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 50);
      return `${element.tagName.toLowerCase()} “${words}”`;
    };
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
    const kept: Shift[] = [];
    window.walkShifts = kept;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        const { pathname, search } = window.location;
        kept.push({
          value: entry.value,
          place: `${pathname}${search}`,
          at: entry.startTime,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** For how long nothing was drawn anew on a page that is all there, in milliseconds. */
export const stillness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const unfinished = '[aria-busy="true"], [role="progressbar"], span[data-shape]';
    if (!document.querySelector('h1') || document.querySelector(unfinished)) return 0;
    return performance.now() - (window.walkDrawnAt ?? performance.now());
  });

/** Lets the page draw what was changed. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** What moved since it was last asked for. */
export async function takeShifts(page: Page): Promise<Shift[]> {
  // The observer hears of a frame after it was drawn.
  await drawn(page);
  return await page.evaluate(() => window.walkShifts?.splice(0) ?? []);
}
