/**
 * For what leaves the page when its button is pressed, as a ref: where it has the focus, the page's heading gets it, and whoever
 * goes on by keyboard does not begin anew at the top of the window.
 */
export const keepFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
