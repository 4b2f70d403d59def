import { afterEach, expect, it, vi } from 'vitest';
import { bankConnectPort } from './bank-connect-port.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, '/billing/pay-bill?open=apm&step=bank'],
  [{ back: 'wallet' }, '/billing/pay-bill?open=apm&step=bank&back=wallet'],
])('leaves for the bank with the address to come back to: %o', async (query, returnPath) => {
  const bodies: unknown[] = [];
  const left = Promise.withResolvers<string>();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json({ address: 'https://bank.example/' });
  });
  vi.stubGlobal('window', { location: { assign: left.resolve }, addEventListener: () => {} });
  void bankConnectPort({ flow: 'auto-pay-manage', query, back: null, language: () => 'en' }).connectBank();
  expect(await left.promise).toBe('https://bank.example/');
  expect(bodies).toEqual([{ language: 'en', returnPath }]);
});
