import { mutate } from 'swr';
import { aboutAccount } from './account-question.ts';
import { throughPort } from './port-calls.ts';

/** A call that changes something of an account; its pages tell how it stands, for whoever left meanwhile too. */
export async function thenRefresh<Answer>(accountId: string, call: Promise<Answer>): Promise<Answer> {
  try {
    return await throughPort(call);
  } finally {
    void mutate(aboutAccount(accountId));
  }
}
