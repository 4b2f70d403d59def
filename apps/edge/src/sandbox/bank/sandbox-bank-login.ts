import { once } from 'node:events';
import { bankReturn } from '@linework/contract';
import { z } from 'zod';
import { keyFor } from '../../access/tokens.ts';
import { BankCodeRefused, type BankLoginPort } from '../../bank-login/bank-login-port.ts';
import { ConfigurationError } from '../../configuration/configuration.ts';
import type { Services } from '../../services.ts';
import { findSandboxChoice, numbersOf } from './sandbox-banks.ts';
import { signedNotes } from './signed-notes.ts';

/** Where the sandbox's page stands: on the edge itself, beside the other things that are only for trying. */
export const sandboxBankPath = '/demo/bank-sign-in';

/** A code is for the moment between the bank's page and ours. */
export const codeLifetimeMs = 2 * 60_000;

const requestNote = z.object({
  state: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  expiresAt: z.number(),
});
export type SandboxRequest = z.infer<typeof requestNote>;
const codeNote = z.object({ nonce: z.string(), choice: z.string(), expiresAt: z.number() });

/** The bank sign-in for trying: sample banks, no password, no real account. */
export interface SandboxBankLogin extends BankLoginPort {
  /** What a customer came to the page with; `null` when nobody was sent here with it, or too long ago. */
  readRequest(text: string): SandboxRequest | null;
  /** Where the customer goes back to with the account they chose, or without one. */
  answerFor(request: SandboxRequest, choice: string | null): string;
}

type Outside = Pick<Services, 'realClock'> & {
  readonly configuration: Pick<Services['configuration'], 'environment' | 'sessionSecret'>;
};

/** @throws ConfigurationError in production, where it would let anybody pay from an account that is not there */
export function openSandboxBankLogin({ configuration, realClock }: Outside): SandboxBankLogin {
  if (configuration.environment === 'production') {
    throw new ConfigurationError([
      'The sandbox bank sign-in knows no real bank and does not start in production.',
    ]);
  }
  const key = keyFor(configuration.sessionSecret, 'sandbox-bank-login');
  const requests = signedNotes(key, 'request', requestNote);
  const codes = signedNotes(key, 'code', codeNote);
  const now = () => realClock.now().getTime();

  return {
    addressFor: ({ state, nonce, returnTo, language, expiresAt }) => {
      const request = requests.write({ state, nonce, returnTo, expiresAt: expiresAt.getTime() });
      return `${sandboxBankPath}?${new URLSearchParams({ request, language })}`;
    },
    exchange: async (code, signal) => {
      const note = codes.read(code);
      const chosen = note && findSandboxChoice(note.choice);
      if (!note || !chosen || note.expiresAt <= now()) throw new BankCodeRefused('No such code');
      if (chosen.account.choice.onChoice === 'silence') {
        await once(signal, 'abort');
        throw signal.reason;
      }
      return {
        nonce: note.nonce,
        bankName: chosen.bank.name,
        accountType: chosen.account.accountType,
        nameOnAccount: 'Sample Customer',
        ...numbersOf(chosen.account),
      };
    },
    readRequest: (text) => {
      const request = requests.read(text);
      return request && request.expiresAt > now() ? request : null;
    },
    answerFor: ({ state, nonce, returnTo }, choice) => {
      const address = new URL(returnTo);
      address.searchParams.set(bankReturn.state, state);
      const chosen = choice === null ? null : findSandboxChoice(choice);
      if (!chosen) address.searchParams.set(bankReturn.problem, 'cancelled');
      else if (chosen.account.choice.onChoice === 'refuse') {
        address.searchParams.set(bankReturn.problem, 'unavailable');
      } else {
        const code = codes.write({ nonce, choice: chosen.account.name, expiresAt: now() + codeLifetimeMs });
        address.searchParams.set(bankReturn.code, code);
      }
      return address.href;
    },
  };
}
