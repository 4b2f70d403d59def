import type { Page } from '@playwright/test';
import type { Seen } from '../checks/seen.ts';

/** Reads the page as it is: runs of words, labelled values, the large figure, what is chosen, what can be pressed. */
export function readPage(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    // Longer runs are whole cards, whose parts are read by themselves.
    const longest = 320;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    /** As it is read out: a figure whose cents stand raised has its plain words beside it. */
    function wordsOf(node: Node): string {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !isShown(node))
        return '';
      const inner = [...node.childNodes].map(wordsOf).join('');
      return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
    }
    const tidy = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();
    const read = (element: Element): string => tidy(wordsOf(element));

    function within(element: Element): string[] {
      const labels: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        const label = at.getAttribute('aria-label');
        if (label) labels.push(label);
      }
      return labels;
    }
    const all = [...document.body.querySelectorAll('*')].filter(isShown);
    const texts = new Map<string, { words: string; within: string[] }>();
    const keep = (words: string, labels: string[]) => {
      if (words) texts.set(JSON.stringify([words, labels]), { words, within: labels });
    };
    for (const element of all) {
      if ((element.textContent?.length ?? 0) > longest) continue;
      // A line of a table tells of itself: of a bill that was due once.
      if (element.closest('tbody')) continue;
      const labels = within(element);
      keep(read(element), labels);
      // A notice's sentence stands bare beside its title.
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) keep(tidy(child.textContent ?? ''), labels);
      }
    }
    const one = (selector: string): Element | undefined => all.find((element) => element.matches(selector));
    const hero = one('h2:has([data-size="hero"], [data-size="large"])');
    const chosen = one('[data-chosen]:not(:has(input:not([type="radio"])))');
    return {
      texts: [...texts.values()],
      rows: all
        .filter((element) => element.matches('dt'))
        .map((label) => ({
          label: read(label),
          value: label.nextElementSibling ? read(label.nextElementSibling) : '',
        })),
      hero: hero ? read(hero) : null,
      chosenCard: chosen ? read(chosen) : null,
      links: all
        .filter((element) => element.matches('a[href]'))
        .map((link) => ({ words: read(link), href: link.getAttribute('href') ?? '' })),
    };
  });
}
