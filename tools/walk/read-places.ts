import { type Looking, lookAt, note } from './browser/look-at.ts';
import { deadLinks, isPlace, routedPlaces, shapeOf } from './checks/places.ts';

const hrefOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'https://portal.invalid');
  return `${pathname}${search}`;
};

/** Goes to an address. @returns whether this customer has such a page: else the portal leads elsewhere */
async function arriveAt({ visit: { page, rest } }: Looking, address: string): Promise<boolean> {
  await page.goto(address);
  await rest();
  const asked = new URL(address, page.url());
  const now = new URL(page.url());
  return now.pathname === asked.pathname && now.searchParams.get('open') === asked.searchParams.get('open');
}

/**
 * Goes to every page and flow that a customer has, and to what these link to: a line that is open, one statement, one method. Each
 * kind of page is looked at closely once, whoever has it first.
 * @param known the kinds of pages that were linked to, or looked at closely, by whomever
 */
export async function readPlaces(looking: Looking, known: Set<string>): Promise<void> {
  const { visit, customer, username } = looking;
  await customer.arrive(username);
  const waiting = [...routedPlaces];
  const gone = new Set(waiting.map(shapeOf));
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const shape = shapeOf(address);
    const isNew = !known.has(`closely ${shape}`);
    await visit.slow(isNew);
    if (!(await arriveAt(looking, address))) {
      await visit.slow(false);
      continue;
    }
    known.add(`closely ${shape}`);
    const { seen } = await lookAt(looking, shape, isNew ? 'closely' : 'inPassing');
    note(looking, shape, deadLinks(seen.links));
    for (const { href } of seen.links) {
      const linked = isPlace(href) ? shapeOf(href) : null;
      if (linked === null || gone.has(linked) || known.has(`linked ${linked}`)) continue;
      gone.add(linked);
      known.add(`linked ${linked}`);
      waiting.push(hrefOf(href));
    }
  }
}
