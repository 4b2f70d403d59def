import { PortProblem } from '@linework/parts/ports';
import { type StepProblem, stepProblemOf } from '@linework/parts/sign-in-steps';
import { useRef, useState } from 'react';
import type { Confirmation, ShownAgain } from './sign-in-security.types.ts';

/** What waits until somebody has shown who they are: it goes on, or it is given up. */
interface Waiting {
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

/** Whoever asked gave up what they wanted: nothing was done, and nothing is told of it. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

interface Asking {
  /** Whether the password is asked for. */
  readonly isAsking: boolean;
  /** Whether a code of the second step is asked for beside it. */
  readonly asksForCode: boolean;
  readonly isBusy: boolean;
  /** Why what was shown was not taken. */
  readonly problem: StepProblem | null;
}

const notAsking: Asking = { isAsking: false, asksForCode: false, isBusy: false, problem: null };

export interface Confirming extends Asking {
  /** Makes a call; where it is refused until the password is entered again, asks for that and makes the same call again. */
  confirmed<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  enter(shown: ShownAgain): void;
  cancel(): void;
}

/**
 * Asks somebody who they are where a call needs it, and then goes on with that call: what was typed for it stays.
 * @param hasSecondStep whether a second step is known to be on; one that is not known of is asked for after the password
 */
export function useConfirmed(
  enterAgain: (shown: ShownAgain) => Promise<Confirmation>,
  hasSecondStep: boolean,
): Confirming {
  const waiting = useRef<Waiting | null>(null);
  const [asking, setAsking] = useState<Asking>(notAsking);
  const close = () => {
    waiting.current = null;
    setAsking(notAsking);
  };
  const ask = (next: Partial<Asking>) =>
    setAsking((was) => ({ ...was, isAsking: true, isBusy: false, problem: null, ...next }));
  return {
    ...asking,
    confirmed: async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof PortProblem) || error.code !== 'LW-AUT-046') throw error;
      }
      await new Promise<void>((goOn, giveUp) => {
        waiting.current = { goOn, giveUp: () => giveUp(new NotConfirmed()) };
        ask({ asksForCode: hasSecondStep });
      });
      return await call();
    },
    enter: (shown) => {
      if (asking.isBusy) return;
      ask({ isBusy: true });
      enterAgain(shown).then(
        (confirmation) => {
          if (confirmation === 'awaitsSecondStep') {
            ask({ asksForCode: true });
            return;
          }
          const { current } = waiting;
          close();
          current?.goOn();
        },
        (error: unknown) => ask({ problem: stepProblemOf(error) }),
      );
    },
    cancel: () => {
      const { current } = waiting;
      close();
      current?.giveUp();
    },
  };
}
