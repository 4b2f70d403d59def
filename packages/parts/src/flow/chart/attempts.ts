import { fromPromise } from 'xstate';
import type { Attempt } from './drafts.ts';
import type { AttemptPorts } from './flow-ports.ts';

interface AttemptToSave<Draft> {
  readonly draft: Draft | null;
  readonly attempt: Attempt | null;
}

/** The actor that stores the key with the draft before anything is sent with it: the same key as before, or a new one. */
export const saveAttemptWith = <Draft extends { readonly attempt: Attempt | null }>(
  ports: Pick<AttemptPorts, 'saveDraft' | 'newKey'>,
  write: (draft: Draft) => string,
) =>
  fromPromise<Attempt, AttemptToSave<Draft>>(async ({ input: { draft, attempt } }) => {
    const kept = { key: attempt?.key ?? ports.newKey(), sent: true };
    if (draft) await ports.saveDraft(write({ ...draft, attempt: kept }));
    return kept;
  });

/** Stands for an actor until the portal provides it: a state stands still for its picture. */
export async function notProvided(): Promise<never> {
  throw new Error('The portal provides this');
}

/** Waits between two questions; rejects when nobody waits any more. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Three seconds at first, up to fifteen: what was sent settles within moments or takes its time. */
const pause = (asked: number): number => Math.min(3_000 + asked * 2_000, 15_000);

/** Asks again and again until there is an answer. A question that fails says nothing: the next one may. */
export async function askUntilAnswered<Answer>(
  ask: () => Promise<Answer | null>,
  signal: AbortSignal,
  rest: Wait,
): Promise<Answer> {
  for (let asked = 0; ; asked += 1) {
    await rest(pause(asked), signal);
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
  }
}
