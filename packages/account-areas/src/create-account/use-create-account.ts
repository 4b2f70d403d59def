import { type StepProblem, stepProblemOf, useNextStep } from '@linework/parts/sign-in-steps';
import { useState } from 'react';
import type {
  CreateAccountPorts,
  CreateAccountState,
  CreateAccountStep,
  KeptCreation,
  TypedBill,
  TypedDetails,
} from './create-account.types.ts';

export interface CreateAccount extends CreateAccountState {
  showBill(bill: TypedBill): void;
  /** Has a code emailed; from the step that wants it, another. */
  keepDetails(details: TypedDetails): void;
  confirm(code: string): void;
  chooseName(username: string): void;
  /** Back to who somebody is, as it was typed: the address may have been mistyped. */
  changeDetails(): void;
  startOver(): void;
}

/** The way to a sign-in, a step after the other. What did not work leaves its step as it stands, with why. */
export function useCreateAccount(
  ports: CreateAccountPorts,
  start: CreateAccountState,
  onKeep?: (kept: KeptCreation | null) => void,
): CreateAccount {
  const [state, set] = useState(start);
  const { step, isBusy } = state;
  useNextStep(step, (next) => {
    if (next.at === 'code') onKeep?.({ at: 'code', registration: next.registration, email: next.email });
    if (next.at === 'done') onKeep?.({ at: 'done' });
    if (next.at === 'bill') onKeep?.(null);
  });
  const rest = (next: CreateAccountStep, problem: StepProblem | null = null) =>
    set({ step: next, isBusy: false, problem });
  const take = async (next: () => Promise<CreateAccountStep>) => {
    if (isBusy) return;
    set({ step, isBusy: true, problem: null });
    try {
      rest(await next());
    } catch (error) {
      const problem = stepProblemOf(error);
      const isTaken = problem === 'LW-AUT-045' && step.at === 'code';
      rest(isTaken ? { at: 'username', registration: step.registration } : step, problem);
    }
  };
  return {
    ...state,
    showBill: (bill) =>
      void take(async () => ({ at: 'details', registration: await ports.showBill(bill), details: null })),
    keepDetails: (details) => {
      if (step.at !== 'details' && step.at !== 'code') return;
      const { registration, at } = step;
      void take(async () => {
        await ports.keepDetails(registration, details);
        return { at: 'code', registration, email: details.email, details, isAnother: at === 'code' };
      });
    },
    confirm: (code) => {
      if (step.at !== 'code') return;
      void take(async () => {
        await ports.confirm(step.registration, code);
        return { at: 'done' };
      });
    },
    chooseName: (username) => {
      if (step.at !== 'username') return;
      void take(async () => {
        await ports.chooseName(step.registration, username);
        return { at: 'done' };
      });
    },
    changeDetails: () => {
      if (step.at === 'code') rest({ at: 'details', registration: step.registration, details: step.details });
    },
    startOver: () => rest({ at: 'bill' }),
  };
}
