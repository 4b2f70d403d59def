import type {
  AgreementAnswer,
  AgreementChange,
  Charge,
  ChargeRequest,
  Verification,
} from '../../processor/processor-port.ts';
import { methodOfToken, type SandboxMethod } from './sandbox-methods.ts';
import { type SandboxBehaviour, securityCodeThatFails } from './sandbox-numbers.ts';
import type { Decision, SandboxStore } from './sandbox-store.ts';

/** What a reviewer may have the processor do with every charge. */
export type Fault = 'none' | 'down' | 'silentBeforeCharge' | 'silentAfterCharge';

/** What comes of a charge that is asked for: its record, no answer at all, or why there is none. */
export type ChargeAnswer = Charge | 'silent' | 'unavailable' | 'otherAmount' | 'abandoned';

/** Charges as the number behind the token says, once a payment. */
export function answerCharge(
  store: SandboxStore,
  request: ChargeRequest,
  fault: Fault,
  now: Date,
): ChargeAnswer {
  const known = store.find(request.paymentId, now);
  const method = methodOfToken(request.token);
  const behaviour = faulty(fault) ?? method?.behaviour ?? declined;
  if (known) {
    if (known.amount.cents !== request.amount.cents) return 'otherAmount';
    return isSilent(behaviour) ? 'silent' : known;
  }
  if (behaviour.onCharge === 'unavailable') return 'unavailable';
  if (behaviour.onCharge === 'silentBeforeCharge') return 'silent';
  if (behaviour.onCharge === 'silentForEver') {
    store.withhold(request.paymentId, now);
    return 'silent';
  }
  const charge = store.record(request, decide(behaviour, method), now);
  if (!charge) return 'abandoned';
  return isSilent(behaviour) ? 'silent' : charge;
}

const declined = { onCharge: 'decline', reason: 'generic' } as const;

const isSilent = (behaviour: SandboxBehaviour): boolean =>
  behaviour.onCharge === 'silentAfterCharge' ||
  behaviour.onCharge === 'silentBeforeCharge' ||
  behaviour.onCharge === 'silentForEver';

const faulty = (fault: Fault): SandboxBehaviour | null =>
  fault === 'silentBeforeCharge' || fault === 'silentAfterCharge' ? { onCharge: fault } : null;

function decide(behaviour: SandboxBehaviour, method: SandboxMethod | null): Decision {
  if (behaviour.onCharge === 'decline') return { status: 'declined', reason: behaviour.reason };
  if (behaviour.onCharge === 'bankDebit') return { status: 'pending', returnCode: behaviour.returnCode };
  return method?.type === 'bankAccount' ? { status: 'pending', returnCode: null } : { status: 'approved' };
}

/** The same answer however often it is asked: the numbers say it, and nothing is kept. */
export function agree({ from, to }: AgreementChange): AgreementAnswer {
  const [ends, begins] = [from, to].map((token) =>
    token ? (methodOfToken(token)?.agreement ?? null) : null,
  );
  if (ends === 'refusesToEnd' || begins === 'refusesToBegin') return 'refused';
  return begins === 'losesTheOther' && from !== null && from !== to ? 'lost' : 'done';
}

export function verify(method: SandboxMethod | null, securityCode: string | null): Verification {
  if (!method || method.verification === 'method') return { verified: false, reason: 'method' };
  const codeFails = securityCode !== null && securityCodeThatFails.test(securityCode);
  if (method.verification === 'securityCode' || codeFails) return { verified: false, reason: 'securityCode' };
  return { verified: true };
}
