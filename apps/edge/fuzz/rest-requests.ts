import fc from 'fast-check';
import type { FuzzRequest } from './fuzz-request.ts';
import type { EdgeRoute } from './fuzz-world.ts';
import {
  anyMethod,
  anyType,
  jsonType,
  pathPart,
  someCaller,
  someHeaders,
  someQuery,
} from './hostile-requests.ts';
import { hostileBody, hostileText, hostileValue, passwordSecret } from './hostile-values.ts';

/** A route, and how it was called with success: what is sent to it is made of that. */
export interface KnownRoute extends EdgeRoute {
  readonly right: readonly FuzzRequest[];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A body with one thing wrong in it. */
function spoilt(body: object): fc.Arbitrary<unknown> {
  const names = Object.keys(body);
  const name = names.length > 0 ? fc.constantFrom(...names) : hostileText;
  const changed = name.chain((place) => {
    const value = Object.getOwnPropertyDescriptor(body, place)?.value;
    const inner = isObject(value) ? fc.oneof(spoilt(value), hostileValue) : hostileValue;
    return inner.map((hostile) => ({ ...body, [place]: place === 'password' ? passwordSecret : hostile }));
  });
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    {
      weight: 1,
      arbitrary: name.map((place) =>
        Object.fromEntries(Object.entries(body).filter(([key]) => key !== place)),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(hostileText, hostileValue).map(([key, value]) => ({ ...body, [key]: value })),
    },
    { weight: 1, arbitrary: fc.constant(body) },
    { weight: 1, arbitrary: fc.constant([body, body]) },
  );
}

function bodyOf({ body }: FuzzRequest): fc.Arbitrary<string | null> {
  const hostile = fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: hostileBody },
  );
  if (body === null)
    return fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostile });
  const right: unknown = JSON.parse(body);
  if (!isObject(right)) return hostile;
  return fc.oneof(
    { weight: 5, arbitrary: spoilt(right).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.nat(body.length).map((at) => body.slice(0, at)) },
  );
}

/** The path of a route with something in the place of its parameters, or a path that leads past it. */
function pathOf(path: string, right: FuzzRequest): fc.Arbitrary<string> {
  const filled = path
    .split('/')
    .map((part) => (/[:*]/.test(part) ? pathPart : fc.constant(part)))
    .reduce((all, part) => fc.tuple(all, part).map(([before, text]) => `${before}/${text}`));
  const withQuery = fc.tuple(filled, someQuery).map(([before, query]) => `${before}${query}`);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(right.path) },
    { weight: 4, arbitrary: withQuery },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constant(path), pathPart).map(([before, text]) => `${before}/${text}`),
    },
    { weight: 1, arbitrary: pathPart.map((text) => `/${text}`) },
  );
}

function requestLike(right: FuzzRequest, route: EdgeRoute): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      caller: fc.oneof(
        { weight: 2, arbitrary: fc.constant(right.caller) },
        { weight: 1, arbitrary: someCaller },
      ),
      method: fc.oneof(
        { weight: 5, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: anyMethod },
      ),
      path: pathOf(route.path, right),
      type: fc.oneof({ weight: 5, arbitrary: jsonType }, { weight: 1, arbitrary: anyType }),
      headers: someHeaders,
      body: bodyOf(right),
      encoding: fc.oneof(
        { weight: 9, arbitrary: fc.constant('utf8' as const) },
        { weight: 1, arbitrary: fc.constant('latin1' as const) },
      ),
    })
    .map(({ caller, method, path, type, headers, body, encoding }) => ({
      caller,
      method,
      path,
      headers: { ...right.headers, ...(body !== null && { 'content-type': type }), ...headers },
      body,
      encoding,
    }));
}

/** Requests to whatever the edge registered, each route as often as any other. */
export const restRequest = (routes: readonly KnownRoute[]): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(...routes.map((route) => fc.oneof(...route.right.map((right) => requestLike(right, route)))));
