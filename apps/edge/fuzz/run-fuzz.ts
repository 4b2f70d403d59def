import fc from 'fast-check';
import { audit } from '../src/audit/audit.ts';
import { type FuzzRequest, plainRequest } from './fuzz-request.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { graphRequest, graphs } from './graph-requests.ts';
import { heapInUse } from './heap.ts';
import { brokenPromises, succeeded } from './promises.ts';
import { type KnownRoute, restRequest } from './rest-requests.ts';
import { newToken, rightCallsOf, rightQuestions } from './right-calls.ts';
import { rightVariables } from './right-values.ts';
import type { FuzzAnswer } from './send-request.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** Sends the right calls and then this one request, instead of all. */
  readonly only: number | null;
}

/** A promise that a request made the edge break. */
export interface Failure {
  /** Which request of the seed; `null` for a right call, which every run begins with, and for what is true at the end. */
  readonly index: number | null;
  readonly request: FuzzRequest | null;
  readonly broken: readonly string[];
}

export interface FuzzReport {
  readonly failures: readonly Failure[];
  /** How many answers had which status and, where they name one, which outcome. */
  readonly answers: ReadonlyMap<string, number>;
  /** By how much the heap grew between the first part of the run and its end. */
  readonly grownBytes: number;
}

/** With so many found, the rest would be the same again. */
const mostFailures = 10;
/** What the heap may grow by between the first part of a run and its end, however long it is. */
const mostGrowthBytes = 32 * 1024 * 1024;
/** Before so many requests all that is loaded and compiled once is not there yet. */
const warmAfter = 500;

/** The request of a seed at an index: the same, whichever are sent before it. */
function requestAt(requests: fc.Arbitrary<FuzzRequest>, seed: number, index: number): FuzzRequest {
  const [request] = fc.sample(requests, {
    seed: Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(index + 1, 0xc2b2ae35),
    numRuns: 1,
  });
  if (!request) throw new Error('A generator generates.');
  return request;
}

/**
 * Calls everything once as it should be called, and each document once as it should not; then sends what nobody foresaw.
 * What must hold is looked at after each request, and of money and memory at the end.
 */
export async function runFuzz(world: FuzzWorld, { seed, requests, only }: FuzzOptions): Promise<FuzzReport> {
  const failures: Failure[] = [];
  const answers = new Map<string, number>();

  async function take(index: number | null, request: FuzzRequest): Promise<FuzzAnswer | null> {
    let answer: FuzzAnswer;
    try {
      answer = await world.send(request);
    } catch (error) {
      failures.push({ index, request, broken: [`does not answer: ${String(error)}`] });
      return null;
    }
    count(answers, answer);
    const broken = brokenPromises({ request, answer, logs: world.takeLogs() }, world.callers);
    if (broken.length > 0) failures.push({ index, request, broken });
    await world.putBack(request, answer);
    return answer;
  }

  async function expectAnswer(
    request: FuzzRequest,
    isRight: (answer: FuzzAnswer) => boolean,
    otherwise: string,
  ) {
    const answer = await take(null, request);
    if (answer && !isRight(answer))
      failures.push({
        index: null,
        request,
        broken: [`${otherwise}: ${answer.status} ${answer.body.slice(0, 600)}`],
      });
  }

  for (const request of [newToken(), ...rightQuestions()])
    await expectAnswer(request, succeeded, 'refuses a right question');
  for (const { path, documents } of graphs) {
    for (const document of documents) {
      const asked = { documentId: document.id, variables: rightVariables(document) };
      const refused = plainRequest('owner', 'POST', path, { ...asked, variables: 'none' });
      await expectAnswer(refused, ({ status }) => status >= 400, 'takes a wrong question');
    }
  }
  const routes: KnownRoute[] = [];
  for (const route of world.routes) {
    const right = await rightCallsOf(route, world);
    routes.push({ ...route, right });
    const otherwise = `refuses a right call of ${route.method} ${route.path} (right-calls.ts says what each needs)`;
    for (const call of right) await expectAnswer(call, succeeded, otherwise);
  }

  const request = fc.oneof(
    { weight: 1, arbitrary: graphRequest },
    { weight: 1, arbitrary: restRequest(routes) },
  );
  const indices = only === null ? Array.from({ length: requests }, (_, index) => index) : [only];
  let warmBytes = 0;
  for (const index of indices) {
    if (failures.length >= mostFailures) break;
    if (index === warmAfter) warmBytes = heapInUse();
    await take(index, requestAt(request, seed, index));
  }
  const grownBytes = warmBytes > 0 ? heapInUse() - warmBytes : 0;
  if (grownBytes > mostGrowthBytes) {
    const broken = [
      `keeps ${Math.round(grownBytes / 1024 / 1024)} MB more at the end than after ${warmAfter} requests`,
    ];
    failures.push({ index: null, request: null, broken });
  }
  const { breaches } = await audit(world.database, world.processor);
  if (breaches.length > 0)
    failures.push({ index: null, request: null, broken: breaches.map(({ sentence }) => sentence) });
  return { failures, answers, grownBytes };
}

function count(answers: Map<string, number>, { status, body }: FuzzAnswer): void {
  const [code = ''] = /\bLW-[A-Z]{3}-\d{3}\b/.exec(body) ?? [];
  const kind = `${status} ${code}`.trim();
  answers.set(kind, (answers.get(kind) ?? 0) + 1);
}
