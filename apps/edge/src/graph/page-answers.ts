import {
  BillingSummaryDocument,
  CustomerBillsDocument,
  type PageAnswer,
  PaymentMethodsDocument,
  TransactionsDocument,
} from '@linework/contract';
import { can } from '@linework/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadFacts } from '../billing/load-facts.ts';
import type { Services } from '../http/services.ts';
import type { Session } from '../session/session.ts';
import type { GraphContext } from './context.ts';

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
] as const;

const isBillingHome = ({ url }: FastifyRequest): boolean => {
  const { pathname, searchParams } = new URL(url, 'http://edge');
  return pathname === '/billing/pay-bill' && !searchParams.has('open');
};

/** @param graph the application that the graph is registered in */
export function pageAnswers(services: Services, graph: FastifyInstance): PageAnswers {
  return async (request, { session, tokenHash }) => {
    if (!isBillingHome(request) || !can(session.role, 'billing.view')) return [];
    const { accountId } = session;
    const facts = loadFacts(services.database, { tokenHash, accountId });
    const context: GraphContext = {
      services,
      tokenHash,
      address: request.ip,
      correlatorId: request.id,
      idempotencyKey: undefined,
      log: request.log,
      session: async () => session,
      facts: async () => await facts,
      markReplayed: () => undefined,
    };
    const answers = await Promise.all(
      billingHome.map(async ({ document: { name, text }, page }) => {
        const variables = { accountId, ...page };
        const { data, errors } = await graph.graphql(text, { ...context }, variables, name);
        return data && !errors ? [{ name, variables, data }] : [];
      }),
    );
    return answers.flat();
  };
}
