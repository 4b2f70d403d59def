import { afterEach, expect, it, vi } from 'vitest';
import { cardDataPort } from './card-data-port.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells a flow that the session ended, which it says with what became of the money', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Session authentication has failed.',
    status: 401,
    code: 'LW-AUT-020',
    reference: 'A1B2-C3D4',
    errors: [],
  };
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async () =>
    Response.json(problem, { status: 401, headers: { 'content-type': 'application/problem+json' } }),
  );
  const answer = await cardDataPort({ type: 'savedCard', paymentMethodId: 'visa', securityCode: '123' });
  expect(answer).toEqual({ problem: { code: 'LW-AUT-030', fields: [], reference: 'A1B2-C3D4' } });
});
