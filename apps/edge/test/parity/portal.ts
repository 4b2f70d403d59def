import { headerNames, restPaths, type TypedDocument } from '@linework/contract';
import { isReference, isUuid } from '@linework/domain';
import { type Scenario, type ScenarioName, storyScenario } from '@linework/fixtures';
import { answerOf, handlersFor } from '@linework/fixtures/handlers';
import type { BillingWorld } from '../support/billing-world.ts';
import type { Customer } from '../support/customers.ts';

/** What the portal was answered, as far as two edges can say the same. */
export interface Heard {
  readonly status: number;
  readonly mediaType: string;
  readonly body: unknown;
}

/** What is sent in place of a question: text that is no JSON, a document that nobody knows. */
export interface Sent {
  readonly body?: unknown;
  readonly key?: string;
}

/** A signed-in customer's portal before one of the two edges. */
export interface Portal {
  readonly customer: Customer;
  /** Everything that was answered so far. */
  readonly heard: readonly Heard[];
  /** One operation of the graph. @returns its data */
  ask<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    key?: string,
  ): Promise<Data | null>;
  get(path: string): Promise<void>;
  /** Signs in at the sample bank that an address leads to. @returns what the customer comes back with */
  signInAtBank(address: string): Promise<URLSearchParams>;
  /** @returns the answer as the contract says it is */
  send<Answer>(path: string, sent: Sent): Promise<Answer>;
}

/** Where the customers of the community variant ask, by the name that the edge is told: this machine by another one. */
export const communityHost = 'localhost';

const baseOfFake = 'https://portal.example';

type Fetch = (request: Request) => Promise<Response>;

interface Edge {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: Fetch;
  readonly signInAtBank: Portal['signInAtBank'];
}

function portal(customer: Customer, { base, headers, fetch, signInAtBank }: Edge): Portal {
  const heard: Heard[] = [];
  const known = JSON.stringify([customer.facts, customer.users]);
  async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(new Request(new URL(path, base), init));
    const text = await response.text();
    const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';');
    // What a file says has tests of its own: the fake edge writes none.
    const body = text === '' || !mediaType.endsWith('json') ? null : JSON.parse(text);
    heard.push({ status: response.status, mediaType, body: comparable(body, known) });
    return body;
  }
  const send = async <Answer>(path: string, { body = {}, key }: Sent): Promise<Answer> =>
    await call<Answer>(path, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...(key !== undefined && { [headerNames.idempotencyKey]: key }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    customer,
    heard,
    send,
    signInAtBank,
    get: async (path) => void (await call(path, { headers })),
    ask: async <Data, Variables>(
      { id: documentId }: TypedDocument<Data, Variables>,
      variables: Variables,
      key?: string,
    ) => {
      const body = { documentId, variables };
      const answer = await send<{ readonly data?: Data | null }>(restPaths.graph, {
        body,
        ...(key !== undefined && { key }),
      });
      return answer.data ?? null;
    },
  };
}

/** The same customer before both edges. */
export const bothPortals = (
  { url }: BillingWorld,
  customer: Customer,
  name: ScenarioName,
): { readonly real: Portal; readonly fake: Portal } => {
  const scenario: Scenario = { ...storyScenario(name), facts: customer.facts, users: customer.users };
  const handlers = handlersFor(scenario);
  return {
    real: portal(customer, {
      base: scenario.variant === 'community' ? url.replace('127.0.0.1', communityHost) : url,
      headers: customer.browser.headers,
      fetch: async (request) => await fetch(request),
      signInAtBank: async (address) => await signInAtSandbox(new URL(address, url)),
    }),
    fake: portal(customer, {
      base: baseOfFake,
      headers: {},
      fetch: async (request) => await answerOf(handlers, request),
      signInAtBank: async (address) => new URL(address, baseOfFake).searchParams,
    }),
  };
};

/** Chooses the account that pays on the sandbox's page, as its form would. */
async function signInAtSandbox(page: URL): Promise<URLSearchParams> {
  const chosen = new URL(`${page.pathname}/answer`, page);
  const request = page.searchParams.get('request') ?? '';
  chosen.search = String(new URLSearchParams({ request, account: 'pays', answer: 'connect' }));
  const { headers } = await fetch(chosen, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '', page).searchParams;
}

/** Members that each edge makes up anew, and words for those who read the answer itself. */
const madeUp: ReadonlySet<string> = new Set([
  'address',
  'browser',
  'code_verifier',
  'correlatorId',
  'endCursor',
  'id_token',
  'message',
  'securityCode',
  'rpId',
  'startCursor',
  'system',
  'title',
  'token',
]);

/** An answer without what no two edges could have in common: ids, times and references that the customer did not bring. */
function comparable(value: unknown, known: string, name = ''): unknown {
  if (typeof value === 'string') {
    if (madeUp.has(name)) return `<${name}>`;
    return known.includes(JSON.stringify(value)) ? value : kindOf(value);
  }
  if (Array.isArray(value)) return value.map((item) => comparable(item, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([member, inner]) => [member, comparable(inner, known, member)]),
  );
}

function kindOf(text: string): string {
  if (isUuid(text) || /^[\w-]{43}$/.test(text)) return '<id>';
  if (isReference(text)) return '<reference>';
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? '<instant>' : text;
}

/** The members of an answer and what kinds of values they have. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => typeof item))];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([member, inner]) => [member, shapeOf(inner)]),
  );
}
