import { randomUUID } from 'node:crypto';
import { headerNames, MakePaymentDocument, restPaths } from '@linework/contract';
import { documents } from '@linework/contract/graph-documents';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSeededOnOneEngine } from './support/each-engine.ts';
import { type EdgeUnderTest, startEdgeUnderTest } from './support/edge-under-test.ts';
import type { PortalClient } from './support/portal-client.ts';

const bothGraphs = [restPaths.graph, restPaths.graphAuxiliary];
const correlator = 'a-request-with-secrets';

/** What a customer may paste into the wrong field, or a broken client send in the wrong place. */
const cardNumber = '4000000000000002';
const securityCode = '7391';
const routingNumber = '021000021';
const accountNumber = '000199887766';
const sessionToken = 'kY3vJ0Q9sZ1xWf5uT7bN2mR4pL6hG8dC';
const secrets = [cardNumber, securityCode, routingNumber, accountNumber, sessionToken];
const allOfThem = secrets.join(' / ');

/** All of it, in every way that is not of the type that is asked for; and as a text, which may be. */
const misplaced: readonly unknown[] = [
  allOfThem,
  secrets,
  [secrets],
  { securityCode: allOfThem },
  Object.fromEntries(secrets.map((secret) => [`x${secret}`, secret])),
  Number(cardNumber) + 0.5,
  Number(securityCode) + 0.5,
];

/** The names of what a document asks for. */
const variablesOf = (text: string): string[] =>
  parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );

const paymentMembers = [
  'amount',
  'paymentDate',
  'paymentMethodId',
  'cardDataToken',
  'savePaymentMethod',
  'expectedAmountDue',
  'overpaymentConfirmed',
];

const freeQueries = [
  `{paymentMethods(accountId:{securityCode:"${allOfThem}"}){id}}`,
  `{transactions(accountId:"a",first:"${allOfThem}"){endCursor}}`,
  `{transactions(accountId:"a",first:${cardNumber}){endCursor}}`,
  `{paymentPreview(accountId:"a",amount:{unit:"USD",value:["${allOfThem}"],extra:"${allOfThem}"},paymentDate:["${allOfThem}"]){nearbyDebits{kind}}}`,
  `{paymentMethods(accountId:_${securityCode}){id}}`,
  `query($a:ID!,$first:Int="${allOfThem}"){transactions(accountId:$a,first:$first){endCursor}}`,
  `query($a:ID!,$first:Int=${cardNumber}){transactions(accountId:$a,first:$first){endCursor}}`,
  `{__typename @include(if:"${allOfThem}")}`,
  `{__typename ${allOfThem}`,
  `{field${securityCode}}`,
  allOfThem,
  ...secrets,
];

describeSeededOnOneEngine('What reaches a graph in the wrong place', (under) => {
  let edge: EdgeUnderTest;
  let customer: PortalClient;
  let accountId: string;
  beforeAll(async () => {
    edge = await startEdgeUnderTest(under.database, { env: { GRAPH_FREE_QUERIES: 'on' } });
    customer = await edge.signedIn('maple');
    ({ accountId } = await (await customer.get(restPaths.session)).json());
  });
  afterAll(async () => await edge.stop());

  /** Everything that was answered but the account's own data, and everything that was logged but what is counted. */
  async function told(
    questions: readonly object[],
    paths: readonly string[] = [restPaths.graph],
  ): Promise<string> {
    const before = edge.logs.length;
    const answers: string[] = [];
    for (const question of questions) {
      for (const path of paths) {
        const response = await customer.send('POST', path, question, {
          [headerNames.correlator]: correlator,
          [headerNames.idempotencyKey]: randomUUID(),
        });
        const { data: _, ...rest } = await response.json();
        answers.push(JSON.stringify(rest));
      }
    }
    const lines = edge.logs.slice(before).map((line) => {
      const { time: _time, ms: _ms, pid: _pid, hostname: _hostname, ...rest } = JSON.parse(line);
      return JSON.stringify(rest);
    });
    expect(lines.length).toBeGreaterThan(0);
    return [...answers, ...lines].join('\n');
  }

  const expectNothingTold = async (...asked: Parameters<typeof told>) => {
    const text = await told(...asked);
    for (const secret of secrets) expect(text).not.toContain(secret);
  };

  test.each(Object.entries(documents).map(([id, text]) => [text.slice(0, text.indexOf('(')), id, text]))(
    'as a variable of %s is neither answered nor logged',
    async (_name, documentId, text) => {
      const questions = misplaced.flatMap((value) => {
        const variables = Object.fromEntries(variablesOf(text).map((name) => [name, value]));
        return [
          { documentId, variables },
          { documentId, variables: { ...variables, accountId } },
        ];
      });
      await expectNothingTold(questions);
    },
  );

  test.each(paymentMembers)('as %s of a payment is neither answered nor logged', async (member) => {
    const amount = { unit: 'USD', value: '1.00' };
    const input = {
      accountId,
      amount,
      paymentDate: '2026-11-21',
      savePaymentMethod: false,
      expectedAmountDue: amount,
      overpaymentConfirmed: false,
    };
    const questions = [...misplaced, ...secrets].map((value) => ({
      documentId: MakePaymentDocument.id,
      variables: { input: { ...input, [member]: value } },
    }));
    await expectNothingTold(questions);
  });

  test.each(['documentId', 'query', 'operationName', 'variables', 'extensions'])(
    'as the %s of a request is neither answered nor logged',
    async (place) => {
      const questions = [...misplaced, ...secrets].map((value) => ({
        documentId: MakePaymentDocument.id,
        [place]: value,
      }));
      await expectNothingTold(questions, bothGraphs);
    },
  );

  test('as a literal of a free query is neither answered nor logged', async () => {
    const questions = freeQueries.map((query) => ({ query, variables: { a: accountId } }));
    await expectNothingTold(questions, bothGraphs);
  });
});
