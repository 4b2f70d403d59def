const entryName = 'first-contentful-paint';
const hasPainted = () => performance.getEntriesByName(entryName).length > 0;

/** A page behind another may never be drawn: it is not waited for longer, in milliseconds. */
const longestMs = 5_000;

declare global {
  /** Where the page came drawn: kept, by the page's own script, once what the portal draws is painted. */
  var lineworkSight: Promise<void> | undefined;
}

/** Resolves once the portal shows something, or after a while; at once where the browser does not tell. */
export async function firstPaint(): Promise<void> {
  await globalThis.lineworkSight;
  if (hasPainted() || !PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
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
