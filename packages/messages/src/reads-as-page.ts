import { expect, waitFor, within } from 'storybook/test';

/** It stands as a page of its own, in the language of whoever reads it. */
export async function readsAsPage({ canvasElement }: { canvasElement: HTMLElement }) {
  const frame = canvasElement.querySelector('iframe');
  await waitFor(() => expect(frame?.contentDocument?.querySelector('h1')).not.toBeNull());
  const page = frame?.contentDocument;
  if (!page) throw new Error('The message is not shown');
  await expect(page.documentElement.lang).toBe(document.documentElement.lang);
  await expect(within(page.body).getAllByRole('link')).toHaveLength(1);
  await expect(page.body.scrollWidth).toBeLessThanOrEqual(page.documentElement.clientWidth);
}
