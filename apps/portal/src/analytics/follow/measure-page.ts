import type { AnalyticsMeasure } from '@linework/contract';
import { largestShift, type Shift } from './layout-shift.ts';

const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & Shift =>
  entry.entryType === 'layout-shift' && 'value' in entry && 'hadRecentInput' in entry;

/** Whether this browser measures such a thing at all. */
const isMeasured = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type);

const isInteraction = (entry: PerformanceEntry): boolean =>
  'interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0;

/** What the browser measured of the page that was opened, each value once it is asked for; times are in milliseconds. */
export function measurePage(signal: AbortSignal): () => readonly (readonly [AnalyticsMeasure, number])[] {
  let largest: number | null = null;
  let delay: number | null = null;
  const shifts: Shift[] = [];
  const watch = (
    type: string,
    hear: (entry: PerformanceEntry) => void,
    options: PerformanceObserverInit = {},
  ) => {
    if (!isMeasured(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear));
    observer.observe({ type, buffered: true, ...options });
    signal.addEventListener('abort', () => observer.disconnect());
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    largest = startTime;
  });
  watch('layout-shift', (entry) => {
    if (isShift(entry)) shifts.push(entry);
  });
  watch('event', (entry) => {
    if (isInteraction(entry)) delay = Math.max(delay ?? 0, entry.duration);
  });
  return () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const firstByte = navigation && 'responseStart' in navigation ? Number(navigation.responseStart) : null;
    const measured: readonly (readonly [AnalyticsMeasure, number | null])[] = [
      ['firstByte', firstByte],
      ['firstPaint', paint?.startTime ?? null],
      ['largestPaint', largest],
      ['inputDelay', delay],
      // Nothing moved where none came; of a browser that measures none nobody knows.
      ['layoutShift', isMeasured('layout-shift') ? largestShift(shifts) * 10_000 : null],
    ];
    return measured.flatMap(([measure, value]) =>
      value === null ? [] : [[measure, Math.min(600_000, Math.max(0, Math.round(value)))] as const],
    );
  };
}
