import type { Page } from '@playwright/test';

/** How text gets larger: by the browser's own setting, which breakpoints count in, or by a style sheet of the reader's. */
export type Enlargement = 'setting' | 'styleSheet';

/** Letters twice as large, from the next page on. */
export async function doubleText(page: Page, by: Enlargement): Promise<void> {
  if (by === 'styleSheet') {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    return;
  }
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/**
 * What a reader could not read on the page as it is: what sticks out of the window or of the card that is drawn around
 * it, what scrolls sideways, and text that is set in a column of a few letters. Words of one or two lines are narrow by
 * nature.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lettersAtLeast = 5;
    const { scrollWidth, clientWidth } = document.documentElement;
    const found: string[] = [];
    if (scrollWidth > clientWidth) {
      // What sticks out makes what it stands in stick out: the last of them is the innermost one.
      const innermost = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth)
        .at(-1);
      const named = `${innermost?.tagName.toLowerCase()} “${innermost?.textContent?.trim().slice(0, 40)}”`;
      found.push(`scrolls sideways: ${scrollWidth} of ${clientWidth}, by ${named}`);
    }
    const isForTheEarAlone = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isForTheEarAlone(element.parentElement));
    /** The card, button or field that is drawn around it. */
    const frameOf = (element: Element | null): Element | null => {
      if (element === null) return null;
      const { display, borderInlineEndWidth, borderInlineEndStyle, backgroundColor } =
        getComputedStyle(element);
      const hasEdge = borderInlineEndStyle !== 'none' && borderInlineEndWidth !== '0px';
      const isDrawn = hasEdge || backgroundColor !== 'rgba(0, 0, 0, 0)';
      return isDrawn && display !== 'inline' ? element : frameOf(element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (
        !words ||
        !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        isForTheEarAlone(element)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.some(({ left, right }) => left < -1 || right > clientWidth + 1)) {
        found.push(`out of the window: ${words}`);
      } else {
        const edges = frameOf(element)?.getBoundingClientRect();
        if (edges && lines.some(({ left, right }) => left < edges.left - 1 || right > edges.right + 1))
          found.push(`out of its frame: ${words}`);
      }
      const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
      if (rows > 2 && words.length / rows < lettersAtLeast) {
        found.push(`${rows} rows of few letters: ${words}`);
      }
    }
    return found;
  });
}
