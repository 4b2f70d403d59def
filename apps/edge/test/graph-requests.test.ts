import {
  BillingSummaryDocument,
  DraftDocument,
  headerNames,
  MakePaymentDocument,
  PaymentPreviewDocument,
  PortalConfigurationDocument,
  restPaths,
} from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Browser, send } from './support/browser.ts';
import { type Customer, newCustomer, pay, paymentInput } from './support/customers.ts';
import { describeOnOneEngine } from './support/each-engine.ts';
import { watchDatabase } from './support/watch-database.ts';

const bothGraphs = [
  [restPaths.graph, DraftDocument.id],
  [restPaths.graphAuxiliary, PortalConfigurationDocument.id],
] as const;

describeOnOneEngine('A graph', (under) => {
  let world: BillingWorld;
  let customer: Customer;
  let statements: string[];
  beforeAll(async () => {
    const watched = watchDatabase(under.database);
    statements = watched.statements;
    world = await startWorld(watched.database);
    customer = await newCustomer(world);
  });
  afterAll(async () => await world.stop());

  const ask = async (path: string, question: object, headers: Record<string, string> = {}) => {
    const browser: Browser = { ...customer.browser, headers: { ...customer.browser.headers, ...headers } };
    return await send(world.url, browser, path, question);
  };
  const variables = () => ({ accountId: customer.accountId, flow: 'otp' });
  const refusalOf = async (path: string, question: object) => {
    const answer = await ask(path, question);
    const { status, code, errors } = problemSchema.parse(await answer.json());
    expect([answer.status, status]).toEqual([400, 400]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return [code, ...errors.map(({ pointer, problem }) => `${pointer} ${problem}`)];
  };

  describe.each(bothGraphs)('%s', (path, documentId) => {
    test('answers a document of the portal by its id, and nobody keeps the answer', async () => {
      const answer = await ask(path, { documentId, variables: variables() });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.json()).toEqual({ data: expect.any(Object) });
    });

    test.each([
      [
        'an id that it does not know',
        { documentId: `sha256:${'0'.repeat(64)}` },
        '/documentId unknownDocument',
      ],
      ['no document', {}, '/documentId unknownDocument'],
      ['a query', { query: '{__typename}' }, '/query freeQuery'],
      ['a query beside an id', { documentId, query: '{__typename}' }, '/query freeQuery'],
      ['a text for its variables', { documentId, variables: '{}' }, '/variables invalid_type'],
      ['a list', [{ documentId }], ' invalid_type'],
    ])('refuses %s', async (_, question, error) => {
      expect(await refusalOf(path, question)).toEqual(['LW-SYS-060', error]);
    });

    test('takes null for what is not there', async () => {
      const absent = { query: null, operationName: null, extensions: null };
      const answer = await ask(path, { documentId, variables: variables(), ...absent });
      expect(answer.status).toBe(200);
      const withoutVariables = await ask(path, { documentId, variables: null });
      expect(withoutVariables.status).toBe(path === restPaths.graph ? 400 : 200);
    });

    test('knows its document by name too, and by no other', async () => {
      const name = path === restPaths.graph ? DraftDocument.name : PortalConfigurationDocument.name;
      const status = async (operationName: string) =>
        (await ask(path, { documentId, variables: variables(), operationName })).status;
      expect([await status(name), await status(''), await status('Other')]).toEqual([200, 200, 400]);
    });

    test.each([
      ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
      [
        'application/json, application/graphql-response+json;q=0.9',
        'application/graphql-response+json; charset=utf-8',
      ],
      ['application/json', 'application/json; charset=utf-8'],
      ['*/*', 'application/json; charset=utf-8'],
    ])('answers whoever accepts %s with %s', async (accept, type) => {
      const answer = await ask(path, { documentId, variables: variables() }, { accept });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    });

    test('is asked by POST alone', async () => {
      const url = new URL(`${path}?query={__typename}&documentId=${documentId}`, world.url);
      const answer = await fetch(url, { headers: customer.browser.headers });
      expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([404, 'LW-SYS-020']);
    });
  });

  test.each([
    ['gzip, deflate, br, zstd', BillingSummaryDocument.id, 'br'],
    ['gzip, br;q=0', BillingSummaryDocument.id, 'gzip'],
    ['identity', BillingSummaryDocument.id, null],
    ['br', DraftDocument.id, null],
  ])('answers whoever takes %s to %s in the form %s', async (accepted, documentId, encoding) => {
    const question = { documentId, variables: variables() };
    const answer = await ask(restPaths.graph, question, { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(await answer.json()).toEqual({ data: expect.any(Object) });
  });

  test.each([
    ['that are missing', DraftDocument.id, {}, ['/variables/accountId missing', '/variables/flow missing']],
    [
      'of another type',
      DraftDocument.id,
      { accountId: [7], flow: { deep: true } },
      ['/variables/accountId notOfItsType', '/variables/flow notOfItsType'],
    ],
    ['that are null', DraftDocument.id, { accountId: 'a', flow: null }, ['/variables/flow notOfItsType']],
    [
      'with members of another type, or of no such name',
      PaymentPreviewDocument.id,
      { accountId: 'a', amount: { unit: 1, value: '1.00', extra: 1, more: 1 }, paymentDate: ['2026-11-21'] },
      [
        '/variables/amount/unit notOfItsType',
        '/variables/amount notOfItsType',
        '/variables/paymentDate notOfItsType',
      ],
    ],
  ])('says which variables are wrong: those %s', async (_, documentId, wrong, errors) => {
    expect(await refusalOf(restPaths.graph, { documentId, variables: wrong })).toEqual([
      'LW-SYS-060',
      ...errors,
    ]);
  });

  test('asks for the session before it looks at anything else of the request', async () => {
    const { browser, accountId } = await newCustomer(world);
    await send(world.url, browser, restPaths.logout, {});
    const wrong = [
      { documentId: 'sha256:0' },
      { query: '{__typename}' },
      { documentId: DraftDocument.id, variables: { flow: 7 } },
      { documentId: DraftDocument.id, variables: [] },
      { documentId: DraftDocument.id, operationName: 'Other', variables: { accountId, flow: 'otp' } },
      { documentId: MakePaymentDocument.id, variables: { input: paymentInput(customer) } },
      [],
    ];
    for (const question of wrong) {
      statements.length = 0;
      const answer = await send(world.url, browser, restPaths.graph, question);
      expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([401, 'LW-AUT-020']);
      expect(statements).toEqual([expect.stringContaining('portal_session')]);
    }
  });

  test('asks for it in the statements that a request takes anyway: a summary in one, a payment in three', async () => {
    const payer = await newCustomer(world);
    statements.length = 0;
    await world.ask(payer.browser, BillingSummaryDocument, { accountId: payer.accountId });
    expect(statements).toHaveLength(1);
    statements.length = 0;
    expect((await pay(world, payer)).data?.makePayment.outcome).toBe('LW-PAY-003');
    expect(statements).toHaveLength(3);
    expect(statements[0]).toContain('portal_session');
  });

  test('wants the key of a payment from whoever is signed in', async () => {
    const answer = await ask(restPaths.graph, {
      documentId: MakePaymentDocument.id,
      variables: { input: paymentInput(customer) },
    });
    expect(answer.headers.get(headerNames.idempotentReplayed)).toBeNull();
    expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([400, 'LW-PAY-044']);
  });
});
