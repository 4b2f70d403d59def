/** Resolves when the browser has nothing better to do; not all of them tell. */
export const leisure = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });
