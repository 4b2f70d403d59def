import { restPaths, SaveDraftDocument } from '@linework/contract';
import { identityRoles } from '@linework/domain';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Browser, send } from './support/browser.ts';
import { newCustomer } from './support/customers.ts';
import { describeOnOneEngine } from './support/each-engine.ts';

/** What a caller would have run. The edges of this test run in its own process, so it would be seen. */
const code = 'globalThis.ranForACaller=6*7';
const hasRun = () => Reflect.has(globalThis, 'ranForACaller');

const signedOut = 'somebody who signed out';

interface Attack {
  readonly query: unknown;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: unknown;
}

const saveDraft = (content: string) =>
  `mutation($a:ID!){saveDraft(accountId:$a,flow:"check",content:${JSON.stringify(content)}){draft{content}}}`;

/** The syntax tree of a query, where each name of a kind of node is one that no text could hold. */
const tree = (text: string, kind: Kind, name: string): string =>
  JSON.stringify(parse(text, { noLocation: true }), (_, node) =>
    node?.kind === kind
      ? { ...node, [kind === Kind.FIELD ? 'alias' : 'name']: { kind: Kind.NAME, value: name } }
      : node,
  );

/** Texts that a compiler of queries is known to replace in the source that it makes. */
const markers = {
  date: '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d',
  notANumber: '__MAGIC_NAN__57f286b9_4c20_487f_b409_79804ddcb4f8',
  infinity: '__MAGIC_PLUS_INFINITY__bb201c39_3333_4695_b4ad_7f1722e7aa7a',
} as const;

const attacks: Readonly<Record<string, Attack>> = {
  'a literal that ends a date and goes on as code': {
    query: saveDraft(`${markers.date}0),content:(String(${code})`),
  },
  'a syntax tree whose alias is code': {
    query: tree('{__typename}', Kind.FIELD, `p":[${code},process.version],"x`),
  },
};

const likeThem: Readonly<Record<string, Attack>> = {
  'a literal that is taken for no number': { query: saveDraft(markers.notANumber) },
  'a literal that is taken for infinity': { query: saveDraft(markers.infinity) },
  'a literal that ends a text and goes on as code': { query: saveDraft(`"+(${code})+"`) },
  'a literal that ends a template and goes on as code': { query: saveDraft(`\`\${${code}}\``) },
  'a variable that ends a date and goes on as code': {
    query: 'mutation($a:ID!,$c:String!){saveDraft(accountId:$a,flow:"check",content:$c){draft{content}}}',
    variables: { c: `${markers.date}0),content:(String(${code})` },
  },
  'a syntax tree whose operation is named like code': {
    query: tree('query Q{__typename}', Kind.OPERATION_DEFINITION, `Q(){};${code};function x`),
  },
  'a syntax tree whose variable is named like code': {
    query: tree('query($v:ID!){draft(accountId:$v,flow:"x"){flow}}', Kind.VARIABLE, `v"];${code};["x`),
  },
  'a syntax tree as JSON itself': { query: parse('{__typename}', { noLocation: true }) },
  'an alias with quotes': { query: `{p":[${code}],"x:__typename}` },
  'a name of an operation that is code': {
    query: 'query Q{__typename}',
    operationName: `Q"];${code};["`,
  },
  'a name of an operation that is no text': { query: '{__typename}', operationName: { toString: code } },
  'an alias that is the prototype': { query: '{__proto__:__typename constructor:__typename}' },
  'variables that every object has': {
    query: 'query($__proto__:ID,$toString:ID!,$hasOwnProperty:ID!){__typename}',
    variables: { toString: 'a', hasOwnProperty: 'b' },
  },
  'a directive with code': {
    query: `query($a:ID!)@include(if:"${code}"){draft(accountId:$a,flow:"x")@skip(if:"${code}"){flow}}`,
  },
  'a directive that nobody knows': { query: `{__typename @eval(code:"${code}")}` },
  'a template for a query': { query: `\${${code}}` },
  'nesting without an end': { query: '{a'.repeat(3_000) },
  'nesting as deep as words allow': { query: `${'{a'.repeat(660)}${'}'.repeat(660)}` },
  'lists without an end': { query: `{draft(accountId:${'['.repeat(3_000)}` },
  'a fragment that stands within itself': {
    query: '{draft(accountId:"a",flow:"b"){...A}} fragment A on Draft{...B} fragment B on Draft{...A}',
  },
  'fragments that double thirty times': {
    query: [
      'query($a:ID!){billingSummary(accountId:$a){balance{...F0}}}',
      ...Array.from({ length: 30 }, (_, n) => `fragment F${n} on Balance{...F${n + 1} ...F${n + 1}}`),
      'fragment F30 on Balance{nextDueDate}',
    ].join(' '),
  },
  'a subscription': { query: 'subscription{__typename}' },
  'a change of the schema': { query: 'extend type Query{x:String} {__typename}' },
  'a list of queries': { query: ['{__typename}', '{__typename}'] },
};

describeOnOneEngine('The graphs run nothing that a caller wrote', (under) => {
  describe.each(['off', 'on'])('with free queries %s', (GRAPH_FREE_QUERIES) => {
    let world: BillingWorld;
    const callers = new Map<string, Browser>();
    beforeAll(async () => {
      world = await startWorld(under.database, { environment: { GRAPH_FREE_QUERIES } });
      for (const role of identityRoles) {
        callers.set(role, (await newCustomer(world, 'current', { role })).browser);
      }
      const { browser, accountId } = await newCustomer(world);
      callers.set(signedOut, browser);
      callers.set('somebody who never signed in', { accountId, headers: {} });
      await send(world.url, browser, restPaths.logout, {});
    });
    afterAll(async () => await world.stop());

    const isSignedIn = (who: string) => identityRoles.some((role) => role === who);
    const statusesFor = (who: string, path: string): readonly number[] => {
      if (path === restPaths.graph && !isSignedIn(who)) return [401];
      // Where a query of the caller's own is taken, what it holds is data, and stays data.
      return GRAPH_FREE_QUERIES === 'on' ? [200, 400] : [400];
    };

    async function attack(who: string, { variables, ...rest }: Attack): Promise<void> {
      const caller = callers.get(who);
      if (!caller) throw new Error('nobody is called that');
      const question = { ...rest, variables: { a: caller.accountId, ...variables } };
      for (const path of [restPaths.graph, restPaths.graphAuxiliary]) {
        for (let time = 0; time < 3; time += 1) {
          const answer = await send(world.url, caller, path, question);
          expect(await answer.text(), `${path} for ${who}`).not.toContain(process.version);
          expect(statusesFor(who, path), `${path} for ${who}`).toContain(answer.status);
        }
      }
    }

    test.each(Object.entries(attacks))('%s, sent three times by everybody, runs nothing', async (_, one) => {
      for (const who of callers.keys()) await attack(who, one);
      expect(hasRun()).toBe(false);
    });

    test.each(Object.entries(likeThem))('%s, sent three times, runs nothing', async (_, one) => {
      for (const who of ['PRIMARY', signedOut]) await attack(who, one);
      expect(hasRun()).toBe(false);
    });

    test('code in a variable of a document that is known is judged as the text that it is', async () => {
      const { accountId, browser } = await newCustomer(world);
      const content = JSON.stringify(`${markers.date}0),content:(String(${code})`);
      for (let time = 0; time < 3; time += 1) {
        const { data } = await world.ask(browser, SaveDraftDocument, { accountId, flow: 'check', content });
        expect(data?.saveDraft.userErrors).toMatchObject([{ problem: 'mayHoldCardData' }]);
      }
      expect(hasRun()).toBe(false);
    });
  });
});
