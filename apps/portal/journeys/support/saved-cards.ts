import { randomUUID } from 'node:crypto';
import {
  type AccountsAnswer,
  AddPaymentMethodDocument,
  type CardDataAnswer,
  headerNames,
  restPaths,
  xsrfCookie,
} from '@linework/contract';
import type { CardDataRequest } from '@linework/domain';
import type { BrowserContext } from '@playwright/test';

/** Saves cards by the calls that the wallet makes, for journeys that are about a wallet that has them. */
export async function saveCards(context: BrowserContext, numbers: readonly string[]): Promise<void> {
  const { request } = context;
  const answer = await request.get(restPaths.accounts, { failOnStatusCode: true });
  const { accounts }: AccountsAnswer = await answer.json();
  const cookies = await context.cookies();
  const xsrf = cookies.find(({ name }) => name === xsrfCookie)?.value ?? '';
  for (const cardNumber of numbers) {
    const card: CardDataRequest = {
      type: 'creditCard',
      cardNumber,
      nameOnCard: 'Ana Lindqvist',
      expiration: '2039-08',
      postalCode: '10001',
      securityCode: '123',
    };
    const headers = { [headerNames.xsrf]: xsrf, [headerNames.idempotencyKey]: randomUUID() };
    const given = await request.post(restPaths.cardData, { data: card, headers, failOnStatusCode: true });
    const { token }: CardDataAnswer = await given.json();
    const input = {
      accountId: accounts[0]?.accountId,
      cardDataToken: token,
      name: null,
      makePreferred: false,
    };
    const data = { documentId: AddPaymentMethodDocument.id, variables: { input } };
    await request.post(restPaths.graph, { data, headers, failOnStatusCode: true });
  }
}
