import {
  BillingSummaryDocument,
  CustomerBillsDocument,
  DraftDocument,
  type PageAnswer,
  PaymentMethodsDocument,
  TransactionsDocument,
} from '@linework/contract';
import { can } from '@linework/domain';
import type { FastifyRequest } from 'fastify';
import { loadFacts } from '../billing/load-facts.ts';
import { callerNetwork } from '../http/caller-network.ts';
import type { Services } from '../http/services.ts';
import { namesOf } from '../problems/request-reference.ts';
import type { Session } from '../session/session.ts';
import type { GraphContext } from './context.ts';
import { executeDocument } from './execute-document.ts';
import type { Graph } from './graph.ts';

/** Who asks for a page, and by which session. */
export interface PageVisitor {
  readonly session: Session;
  readonly tokenHash: Buffer;
}

/** What the graph would be asked by the page at this path as soon as it shows; nothing where it cannot be told. */
export type PageAnswers = (request: FastifyRequest, visitor: PageVisitor) => Promise<readonly PageAnswer[]>;

declare module 'fastify' {
  interface FastifyInstance {
    pageAnswers?: PageAnswers;
  }
}

/** What billing home asks, exactly as its own calls do: an answer to any other question is no use to it. */
const billingHome = [
  { document: BillingSummaryDocument, page: {} },
  { document: PaymentMethodsDocument, page: {} },
  { document: CustomerBillsDocument, page: { first: 12, after: null } },
  { document: TransactionsDocument, page: { first: 5, after: null } },
  { document: DraftDocument, page: { flow: 'one-time-payment' } },
] as const;

const isBillingHome = ({ url }: FastifyRequest): boolean => {
  const { pathname, searchParams } = new URL(url, 'http://edge');
  return pathname === '/billing/pay-bill' && !searchParams.has('open');
};

export function pageAnswers(services: Services, graph: Graph): PageAnswers {
  return async (request, { session, tokenHash }) => {
    if (!isBillingHome(request) || !can(session.role, 'billing.view')) return [];
    const { accountId } = session;
    const facts = loadFacts(services.database, { tokenHash, accountId });
    const context: GraphContext = {
      services,
      tokenHash,
      address: callerNetwork(request.ip),
      names: namesOf(request),
      idempotencyKey: undefined,
      log: request.log,
      session: async () => session,
      facts: async () => await facts,
      markReplayed: () => undefined,
    };
    const answers = await Promise.all(
      billingHome.map(async ({ document: { id, name }, page }) => {
        const document = graph.documents.get(id);
        if (!document) return [];
        const variables = { accountId, ...page };
        const { data, errors } = await executeDocument(graph, { document, variables, context });
        return data && errors.length === 0 ? [{ name, variables, data }] : [];
      }),
    );
    const answered = answers.flat();
    // An account that is not billed here has no billing home, and no use for what would stand on it.
    return answered.some(({ name }) => name === BillingSummaryDocument.name) ? answered : [];
  };
}
