/** Does the work for each item, so many at once, and begins with none after `until`. @returns those not begun with */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  isOver: () => boolean,
  work: (item: Item) => Promise<void>,
): Promise<Item[]> {
  const waiting = [...items];
  const turns = Array.from({ length: atOnce }, async () => {
    while (!isOver()) {
      const item = waiting.shift();
      if (item === undefined) return;
      await work(item);
    }
  });
  await Promise.all(turns);
  return waiting;
}
