import type { Customer } from '../../../apps/portal/journeys/support/walk.ts';

/** Where something ends, or begins, down the window, in pixels. */
export interface Edges {
  readonly footOfPaying: number;
  readonly topOfBar: number;
}

/** On a phone, paying stands above the bar at the window's foot, so that nobody has to look for it. */
export const outOfSight = ({ footOfPaying, topOfBar }: Edges): readonly string[] =>
  footOfPaying <= topOfBar
    ? []
    : [`Paying ends at ${footOfPaying}, under the bar, which begins at ${topOfBar}.`];

/** How far down paying and the bar stand on a page that was not scrolled; `null` where there is nothing to pay, or no bar. */
export async function readEdges({
  page,
  payLink,
}: {
  page: Customer['page'];
  payLink: ReturnType<Customer['payLink']>;
}): Promise<Edges | null> {
  await page.evaluate(() => scrollTo(0, 0));
  const bar = page.getByRole('navigation').last();
  if ((await payLink.count()) === 0) return null;
  const [paying, foot] = [await payLink.first().boundingBox(), await bar.boundingBox()];
  const height = page.viewportSize()?.height ?? 0;
  // A menu at the side begins at the top of the window.
  if (!paying || !foot || foot.y < height / 2) return null;
  return { footOfPaying: Math.round(paying.y + paying.height), topOfBar: Math.round(foot.y) };
}
