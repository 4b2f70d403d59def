const entryName = 'first-contentful-paint';
const hasPainted = () => performance.getEntriesByName(entryName).length > 0;

/** Resolves once the page shows something; at once where the browser does not tell. */
export function firstPaint(): Promise<void> {
  if (hasPainted() || !PerformanceObserver.supportedEntryTypes.includes('paint')) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      if (!hasPainted()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
