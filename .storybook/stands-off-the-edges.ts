import { expect, within } from 'storybook/test';

/** In a page that keeps nothing off its edges: the sheet's drawing covers nothing, and its form stands away from them. */
export async function standsOffTheEdges({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const night = canvasElement.querySelector('[data-part="night"]')?.getBoundingClientRect();
  const heading = within(canvasElement).getByRole('heading', { level: 1 }).getBoundingClientRect();
  await expect(night?.height).toBeGreaterThan(100);
  await expect(heading.top).toBeGreaterThanOrEqual(night?.bottom ?? Number.NaN);
  await expect(heading.left).toBeGreaterThan(0);
}
