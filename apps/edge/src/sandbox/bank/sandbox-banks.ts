import { sandboxBankAccounts, sandboxRoutingNumber } from '../processor/sandbox-numbers.ts';

/** What comes of choosing a sample account. */
export type SandboxChoice =
  /** The customer comes back with a code for the account that the sandbox processor knows by this name. */
  | { readonly onChoice: 'account'; readonly account: (typeof sandboxBankAccounts)[number]['name'] }
  /** The bank lets nobody in. */
  | { readonly onChoice: 'refuse' }
  /** The customer comes back with a code that the bank never answers for. */
  | { readonly onChoice: 'silence' };

export interface SandboxBankAccountChoice {
  /** Its name in the page's address. */
  readonly name: string;
  readonly accountType: 'checking' | 'savings';
  readonly choice: SandboxChoice;
  /** What it is for, in the words of docs/sandbox-numbers.md. */
  readonly shows: string;
}

export interface SandboxBank {
  readonly name: string;
  readonly accounts: readonly SandboxBankAccountChoice[];
}

const account = (
  name: string,
  accountType: SandboxBankAccountChoice['accountType'],
  choice: SandboxChoice,
  shows: string,
): SandboxBankAccountChoice => ({ name, accountType, choice, shows });

/** The sample banks that a customer can sign in to. */
export const sandboxBanks: readonly SandboxBank[] = [
  {
    name: 'First Sample Bank',
    accounts: [
      account(
        'pays',
        'checking',
        { onChoice: 'account', account: 'bankSettles' },
        'LW-PAY-003, pending, then settled by the bank',
      ),
      account(
        'returns',
        'savings',
        { onChoice: 'account', account: 'bankReturns' },
        'LW-PAY-003, then LW-PAY-050: sent back for lack of funds (R01)',
      ),
    ],
  },
  {
    name: 'Example Credit Union',
    accounts: [
      account(
        'declines',
        'checking',
        { onChoice: 'account', account: 'bankDeclined' },
        'LW-PAY-010, connected, then refused when paying',
      ),
      account(
        'unverified',
        'savings',
        { onChoice: 'account', account: 'bankVerificationFails' },
        'LW-PAY-012, the account cannot be verified',
      ),
    ],
  },
  {
    name: 'Closed Doors Bank',
    accounts: [account('refuses', 'checking', { onChoice: 'refuse' }, 'LW-PAY-061, the bank lets nobody in')],
  },
  {
    name: 'Silent Savings Bank',
    accounts: [
      account('silent', 'savings', { onChoice: 'silence' }, 'LW-PAY-061, the bank does not answer in time'),
    ],
  },
];

export const findSandboxChoice = (
  name: string,
): { readonly bank: SandboxBank; readonly account: SandboxBankAccountChoice } | null => {
  for (const bank of sandboxBanks) {
    const found = bank.accounts.find((one) => one.name === name);
    if (found) return { bank, account: found };
  }
  return null;
};

/** The numbers behind a choice; those without an account of their own lead nowhere. */
export function numbersOf({ choice }: SandboxBankAccountChoice): {
  readonly routingNumber: string;
  readonly accountNumber: string;
} {
  const name = choice.onChoice === 'account' ? choice.account : null;
  const listed = sandboxBankAccounts.find((one) => one.name === name);
  return { routingNumber: sandboxRoutingNumber, accountNumber: listed?.accountNumber ?? '000100000' };
}
