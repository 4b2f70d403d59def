import type { BankConnectionRequest } from '@linework/contract';
import type { BankPorts, ConnectedBank } from '@linework/parts/flow/chart';
import { PortProblem } from '@linework/parts/ports';
import type { FlowName } from '../addresses/panels.ts';
import { paths } from '../addresses/paths.ts';
import { leaveFor } from '../browser/leaving.ts';
import { beginBankConnection, finishBankConnection } from './bank-connect.ts';
import type { BankReturn } from './bank-return.ts';

export interface BankVisit {
  /** The flow that the customer comes back to. */
  readonly flow: FlowName;
  /** What else its address says. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** What the customer came back with; `null` when they have not been at their bank. */
  readonly back: BankReturn | null;
  /** What the page speaks when the customer leaves for the bank: its page speaks it too, if it can. */
  readonly language: () => BankConnectionRequest['language'];
}

/** Resolves should the browser show this very page again, as its Back may: the customer did not stay at their bank. */
const pageShownAgain = (): Promise<null> =>
  new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener('pageshow', onShow);
      resolve(null);
    };
    window.addEventListener('pageshow', onShow);
  });

/** The bank's page takes the place of this one; the draft keeps the form meanwhile. */
async function leaveForBank({ flow, query, language: spoken }: BankVisit): Promise<null> {
  const language = spoken();
  const returnPath = paths.flow(flow, { step: 'bank', ...query });
  const { address } = await beginBankConnection({ language, returnPath });
  leaveFor(address);
  return pageShownAgain();
}

async function finish(back: BankReturn): Promise<ConnectedBank | null> {
  if (back.kind === 'cancelled') return null;
  if (back.kind === 'unavailable') throw new PortProblem('LW-PAY-061');
  const { token, expiresAt, method } = await finishBankConnection({ state: back.state, code: back.code });
  return { token: { token, expiresAt }, method };
}

/** Signing in to one's bank, there and back. What the customer came back with is used once. */
export function bankConnectPort(visit: BankVisit): BankPorts {
  let waiting = visit.back;
  return {
    isBackFromBank: () => waiting !== null,
    connectBank: () => {
      const brought = waiting;
      waiting = null;
      return brought ? finish(brought) : leaveForBank(visit);
    },
  };
}
