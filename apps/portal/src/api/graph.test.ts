import { DraftDocument, PortalConfigurationDocument, restPaths } from '@linework/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAuxiliary, askGraph } from './graph.ts';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: '', getElementById: () => null });
  fetched.mockImplementation(async () => Response.json({ data: { draft: null } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('a graph is asked by the id of a document that the edge knows, and sent no query', async () => {
  const variables = { accountId: 'a', flow: 'otp' };
  await askGraph(DraftDocument, variables);
  await askAuxiliary(PortalConfigurationDocument, {});
  expect(fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))])).toEqual([
    [restPaths.graph, { documentId: DraftDocument.id, variables }],
    [restPaths.graphAuxiliary, { documentId: PortalConfigurationDocument.id, variables: {} }],
  ]);
});
