interface Call<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Batching<Item, Result> {
  /** So many batches run at once, as long as none is slow. */
  readonly concurrency: number;
  /** So many items are in one batch at the most. */
  readonly batchSize: number;
  /** Sends the items to the database together, and gives a result for each, in their order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Whether a batch that failed did nothing at all, so that each of its items may be tried again by itself. */
  readonly mayRetrySingly: (error: unknown) => boolean;
}

/** A batch that takes longer than this no longer counts as running, so that it does not hold up those behind it. */
const slowMs = 50;

/**
 * Sends items to the database in batches. No item is held back for others to come: a batch is what one turn of the event
 * loop brought, or, once as many run as may, what came until one of them ended. So under load batches grow larger instead
 * of more. An item that makes its batch fail does so alone: the others are run again without it.
 */
export function batched<Item, Result>(options: Batching<Item, Result>): (item: Item) => Promise<Result> {
  const { concurrency, batchSize, run, mayRetrySingly } = options;
  let waiting: Call<Item, Result>[] = [];
  let running = 0;
  let isScheduled = false;

  async function runBatch(calls: readonly Call<Item, Result>[]): Promise<void> {
    try {
      const results = await run(calls.map(({ item }) => item));
      if (results.length !== calls.length) throw new Error('A batch needs a result for each item');
      results.forEach((result, index) => {
        calls[index]?.resolve(result);
      });
    } catch (error) {
      if (calls.length > 1 && mayRetrySingly(error)) {
        await Promise.all(calls.map(async (call) => await runBatch([call])));
      } else {
        for (const { reject } of calls) reject(error);
      }
    }
  }

  function startBatches(): void {
    isScheduled = false;
    if (running >= concurrency || waiting.length === 0) return;
    running += 1;
    const calls = waiting.slice(0, batchSize);
    waiting = waiting.slice(batchSize);
    let isCounted = true;
    const stopCounting = () => {
      if (!isCounted) return;
      isCounted = false;
      running -= 1;
      schedule();
    };
    const slow = setTimeout(stopCounting, slowMs);
    void runBatch(calls).finally(() => {
      clearTimeout(slow);
      stopCounting();
    });
    startBatches();
  }

  /** After everything else that the event loop has ready, which may bring more items. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(startBatches);
  }

  return async (item) =>
    await new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
