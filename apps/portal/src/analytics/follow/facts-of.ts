import {
  type AnalyticsFact,
  type AnalyticsFlow,
  type AnalyticsStep,
  analyticsFlows,
  analyticsSteps,
  isSystemErrorCode,
  type Problem,
  type ShownName,
  startPaths,
} from '@linework/contract';
import { isPersonalSecurityCodeError } from '@linework/domain';
import { panelIn } from '../../addresses/panels.ts';
import type { FailedCall } from '../../api/call-problems.ts';

type ErrorFact = Extract<AnalyticsFact, { name: 'error' }>;

/** The flow that is open over a page, and its step, as the address says them. */
export interface FlowPlace {
  readonly flow: AnalyticsFlow;
  readonly step: AnalyticsStep;
}

/** Where in a flow an address is; `null` where it opens none. Of the address nothing is told but words of the catalogue. */
export function flowPlaceIn(page: ShownName, search: string): FlowPlace | null {
  const query = new URLSearchParams(search);
  const open = panelIn(page, query)?.flow;
  const flow = analyticsFlows.find((one) => one === open);
  if (!flow) return null;
  const said = query.get('step');
  return { flow, step: said === null ? 'start' : (analyticsSteps.find((one) => one === said) ?? 'other') };
}

/** So many errors of the graph are told of one call (spec section 8). */
const mostOfCall = 20;

function errorFact(
  kind: 'api' | 'graph',
  page: ShownName,
  { code, status, systemErrorCode }: Pick<Problem, 'code' | 'status' | 'systemErrorCode'>,
): ErrorFact {
  const isAboutCode = systemErrorCode !== null && isPersonalSecurityCodeError(systemErrorCode);
  return {
    name: 'error',
    kind: isAboutCode ? 'personalSecurityCode' : kind,
    code,
    status,
    ...(systemErrorCode !== null && isSystemErrorCode(systemErrorCode) && { systemErrorCode }),
    page,
  };
}

/**
 * What a failed call is told as: by its codes, never by its words. A ping is not told of.
 * @param oneByOne whether the graph's errors are told each for itself (`enableGqlErrorTracking`)
 */
export function errorFacts(
  { problem, path, others }: FailedCall,
  page: ShownName,
  oneByOne: boolean,
): readonly ErrorFact[] {
  if (path === startPaths.ping) return [];
  const { code, status } = problem;
  const first = { code, status, systemErrorCode: problem.problem?.systemErrorCode ?? null };
  const isOfGraph = path === startPaths.graph || path === startPaths.graphAuxiliary;
  if (!isOfGraph || !oneByOne) return [errorFact('api', page, first)];
  return [first, ...others].slice(0, mostOfCall).map((error) => errorFact('graph', page, error));
}
