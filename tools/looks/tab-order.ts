import { outOfOrder } from './reading-order.ts';

const focusable =
  'a[href], button:not(:disabled), input:not([type="hidden"]), select, textarea, [tabindex="0"]';

const isArranged = (element: Element): boolean => /flex|grid/.test(getComputedStyle(element).display);

/** What can be reached by keyboard within an element, and takes room of its own in the flow of the page. */
const isReached = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  const { position, visibility } = getComputedStyle(element);
  const isApart = position === 'fixed' || position === 'absolute' || position === 'sticky';
  if (isApart || visibility === 'hidden' || width < 2 || height < 2) return false;
  return element.matches(focusable) || element.querySelector(focusable) !== null;
};

/** Rows, columns and grids of the page whose parts are tabbed through in another order than they are read in. */
export function wrongTabOrder(page: Element): string[] {
  return [page, ...page.querySelectorAll('*')].filter(isArranged).flatMap((container) => {
    const reached = [...container.children].filter(isReached);
    const late = outOfOrder(reached.map((element) => element.getBoundingClientRect()));
    return late.map((at) => `“${reached[at]?.textContent}” comes before “${reached[at - 1]?.textContent}”`);
  });
}
