import { stepProblemOf, useNextStep } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import type {
  AskedRecovery,
  KeptRecovery,
  RecoveryPorts,
  RecoveryState,
  RecoveryStep,
} from './recovery.types.ts';

export interface Recovery extends RecoveryState {
  /** Asks for a message; for a code, again from the step that wants it. */
  ask(asked: AskedRecovery): void;
  check(code: string): void;
  choose(password: string): void;
  startOver(): void;
}

/** The way back in, a step after the other. What did not work leaves its step as it stands, with why. */
export function useRecovery(
  ports: RecoveryPorts,
  start: RecoveryState,
  onKeep?: (kept: KeptRecovery | null) => void,
): Recovery {
  const [state, set] = useState(start);
  const { step, isBusy } = state;
  useNextStep(step, (next) => {
    if (next.at === 'code') onKeep?.({ at: 'code', name: next.name, recovery: next.recovery });
    if (next.at === 'done') onKeep?.({ at: 'done' });
    if (next.at === 'asking') onKeep?.(null);
  });
  const take = async (next: () => Promise<RecoveryStep>) => {
    if (isBusy) return;
    set({ step, isBusy: true, problem: null });
    try {
      set({ step: await next(), isBusy: false, problem: null });
    } catch (error) {
      set({ step, isBusy: false, problem: stepProblemOf(error) });
    }
  };
  return {
    ...state,
    ask: (asked) =>
      void take(async () => {
        const recovery = await ports.ask(asked);
        const { forgotten, name } = asked;
        if (forgotten === 'username') return { at: 'usernameSent', name };
        return { at: 'code', name, recovery, isAnother: step.at === 'code' };
      }),
    check: (code) => {
      if (step.at !== 'code') return;
      void take(async () => ({ at: 'password', grant: await ports.check(step.recovery, code) }));
    },
    choose: (password) => {
      if (step.at !== 'password') return;
      void take(async () => {
        await ports.choose(step.grant, password);
        return { at: 'done' };
      });
    },
    startOver: () => {
      const forgotten = step.at === 'usernameSent' ? 'username' : 'password';
      set({ step: { at: 'asking', forgotten, name: '' }, isBusy: false, problem: null });
    },
  };
}
