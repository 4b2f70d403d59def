interface Passenger<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Trips<Item, Result> {
  /** So many trips are under way at once, as long as none takes long. */
  readonly lanes: number;
  /** So many items go on one trip at the most. */
  readonly seats: number;
  /** Takes the items there and brings a result for each, in their order. */
  readonly carry: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Whether a trip that failed did nothing at all, so that each of its items may go again, alone. */
  readonly mayGoAlone: (error: unknown) => boolean;
}

/** A trip that takes longer than this no longer holds up those who wait for its return. */
const patienceMs = 50;

/**
 * Takes items to the database together. Nobody waits for company: a trip leaves with whatever the event loop has at hand,
 * and once all lanes are busy with whoever came meanwhile, so that under load trips carry more instead of becoming more. An
 * item that makes its trip fail does so to itself alone: the others go again without it.
 */
export function sharedTrips<Item, Result>(trips: Trips<Item, Result>): (item: Item) => Promise<Result> {
  const { lanes, seats, carry, mayGoAlone } = trips;
  let waiting: Passenger<Item, Result>[] = [];
  let underWay = 0;
  let isLeaving = false;

  async function go(passengers: readonly Passenger<Item, Result>[]): Promise<void> {
    try {
      const results = await carry(passengers.map(({ item }) => item));
      if (results.length !== passengers.length) throw new Error('A trip brings a result for each item');
      results.forEach((result, index) => {
        passengers[index]?.resolve(result);
      });
    } catch (error) {
      if (passengers.length > 1 && mayGoAlone(error)) {
        await Promise.all(passengers.map(async (passenger) => await go([passenger])));
      } else {
        for (const { reject } of passengers) reject(error);
      }
    }
  }

  function depart(): void {
    isLeaving = false;
    if (underWay >= lanes || waiting.length === 0) return;
    underWay += 1;
    const passengers = waiting.slice(0, seats);
    waiting = waiting.slice(seats);
    let isAwaited = true;
    const letNextGo = () => {
      if (!isAwaited) return;
      isAwaited = false;
      underWay -= 1;
      departSoon();
    };
    const patience = setTimeout(letNextGo, patienceMs);
    void go(passengers).finally(() => {
      clearTimeout(patience);
      letNextGo();
    });
    depart();
  }

  /** With whoever else the event loop has at hand. */
  function departSoon(): void {
    if (isLeaving) return;
    isLeaving = true;
    setImmediate(depart);
  }

  return async (item) =>
    await new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      departSoon();
    });
}
