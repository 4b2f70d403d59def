import { restPaths } from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnOneEngine } from './support/each-engine.ts';

const repeated = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Each is in order but for one thing. */
const refused = [
  [
    'two payments',
    'outsideLimits',
    'mutation($i:MakePaymentInput!){a:makePayment(input:$i){outcome} b:makePayment(input:$i){outcome}}',
  ],
  [
    'a payment beside a draft',
    'outsideLimits',
    'mutation{discardDraft(accountId:"x",flow:"y"){userErrors{code}} cancelScheduledPayment(accountId:"x",paymentId:"y"){userErrors{code}}}',
  ],
  [
    'two operations',
    'outsideLimits',
    'query A{draft(accountId:"a",flow:"b"){flow}} query B{draft(accountId:"a",flow:"b"){flow}}',
  ],
  ['no operation', 'outsideLimits', 'fragment A on Draft{flow}'],
  ['a subscription', 'outsideLimits', 'subscription{__typename}'],
  ['a change of the schema', 'outsideLimits', '{__typename} extend type Query{x:String}'],
  ['nine levels', 'outsideLimits', '{__schema{types{fields{type{ofType{ofType{ofType{ofType{name}}}}}}}}}'],
  ['nine fields at the top', 'outsideLimits', `{${repeated(9, (index) => `a${index}:__typename`)}}`],
  ['a fragment at the top', 'outsideLimits', '{...A} fragment A on Query{__typename}'],
  [
    '401 fields',
    'outsideLimits',
    `{paymentMethods(accountId:"a"){${repeated(400, (index) => `a${index}:id`)}}}`,
  ],
  [
    '401 fields in fragments',
    'outsideLimits',
    `{paymentMethods(accountId:"a"){${repeated(4, (index) => `a${index}:capabilities{...A}`)}}} fragment A on MethodCapabilities{${repeated(99, (index) => `a${index}:save`)}}`,
  ],
  [
    'a fragment that stands within itself',
    'outsideLimits',
    '{draft(accountId:"a",flow:"b"){...A}} fragment A on Draft{...B} fragment B on Draft{...A}',
  ],
  [
    'fragments that double thirty times',
    'outsideLimits',
    `{billingSummary(accountId:"a"){balance{...A0}}} ${repeated(30, (n) => `fragment A${n} on Balance{...A${n + 1} ...A${n + 1}}`)} fragment A30 on Balance{nextDueDate}`,
  ],
  ['a field that does not exist', 'notInTheSchema', '{secrets}'],
  ['a literal of another type', 'notInTheSchema', '{paymentMethods(accountId:{}){id}}'],
  [
    'a date that is no text',
    'notInTheSchema',
    '{paymentPreview(accountId:"a",amount:{unit:"USD",value:"1.00"},paymentDate:20261121){nearbyDebits{kind}}}',
  ],
  ['too many words', 'notAQuery', `{paymentMethods(accountId:"a"){${repeated(2_000, () => 'id')}}}`],
  ['no query at all', 'notAQuery', 'what?'],
  ['a sign that nobody sees', 'notAQuery', '{__typename\u0001}'],
  [
    'NUL in a literal',
    'notAQuery',
    String.raw`mutation($a:ID!){discardDraft(accountId:$a,flow:"a\u0000"){userErrors{code}}}`,
  ],
  [
    'NUL in a default',
    'notAQuery',
    String.raw`query($a:ID!,$f:String!="\u0000"){draft(accountId:$a,flow:$f){flow}}`,
  ],
  ['a syntax tree', 'notAQuery', '{"kind":"Document","definitions":[]}'],
] as const;

describeOnOneEngine('Where free queries are switched on, the graphs', (under) => {
  let world: BillingWorld;
  let customer: Customer;
  beforeAll(async () => {
    const environment = { GRAPH_FREE_QUERIES: 'on', HOST_ENVIRONMENTS: 'localhost=production' };
    world = await startWorld(under.database, { environment });
    customer = await newCustomer(world);
  });
  afterAll(async () => await world.stop());

  const ask = async (path: string, query: string, url = world.url) =>
    await send(url, customer.browser, path, { query, variables: { a: customer.accountId } });

  test('answer a query that its caller wrote', async () => {
    const drafted = await ask(restPaths.graph, 'query($a:ID!){draft(accountId:$a,flow:"otp"){flow}}');
    expect(await drafted.json()).toEqual({ data: { draft: null } });
    const configured = await ask(restPaths.graphAuxiliary, '{portalConfiguration{environment}}');
    expect(await configured.json()).toEqual({ data: { portalConfiguration: { environment: 'dev' } } });
  });

  test('answer none on a host of a stricter environment', async () => {
    const { port } = new URL(world.url);
    for (const path of [restPaths.graph, restPaths.graphAuxiliary]) {
      const answer = await ask(path, '{__typename}', `http://localhost:${port}`);
      const { code, errors } = problemSchema.parse(await answer.json());
      expect([code, errors[0]?.problem]).toEqual(['LW-SYS-060', 'freeQuery']);
    }
  });

  test.each(refused)('refuse one with %s, without a word about our insides', async (_, problem, query) => {
    const answer = await ask(restPaths.graph, query);
    expect(answer.status).toBe(400);
    const { code, errors } = problemSchema.parse(await answer.json());
    expect([code, errors]).toEqual(['LW-SYS-060', [{ pointer: '/query', code: 'LW-SYS-060', problem }]]);
  });
});
