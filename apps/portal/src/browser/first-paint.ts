const entryName = 'first-contentful-paint';
const hasPainted = () => performance.getEntriesByName(entryName).length > 0;

/** A page behind another may never be drawn: it is not waited for longer, in milliseconds. */
const longestMs = 5_000;

/** Resolves once the page shows something, or after a while; at once where the browser does not tell. */
export function firstPaint(): Promise<void> {
  if (hasPainted() || !PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      if (hasPainted()) end();
    });
    const timer = setTimeout(() => end(), longestMs);
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    observer.observe({ type: 'paint', buffered: true });
  });
}
