/** A browser that is never idle, or has put the page behind another, is not waited for longer, in milliseconds. */
const longestMs = 5_000;

/** Resolves when the browser has nothing better to do, or after a while; not all of them tell. */
export const leisure = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestMs });
    else setTimeout(resolve, 1000);
  });
