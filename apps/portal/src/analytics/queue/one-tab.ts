const lockName = 'linework-analytics';

/** Does something unless another tab of this browser is doing it. @returns whether it was done */
export async function inOneTab(work: () => Promise<void>): Promise<boolean> {
  // Not there in every browser, nor without https: each tab sends its own then, and the edge drops repeats.
  if (!navigator.locks) {
    await work();
    return true;
  }
  return await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}
