import type { Page } from '@playwright/test';

/** Calls that our side cannot answer the first time; with the keys that they came with. */
export async function failingOnce(page: Page, { id }: { readonly id: string }): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/selfservice/graph', async (route) => {
    const request = route.request();
    if (!request.postData()?.includes(id)) return await route.fallback();
    keys.push(request.headers()['idempotency-key'] ?? 'none');
    await (keys.length === 1 ? route.fulfill({ status: 503, body: '' }) : route.fallback());
  });
  return keys;
}
