import { PortProblem } from '@linework/parts/ports';
import { type StepProblem, stepProblemOf } from '@linework/parts/sign-in-steps';
import { useRef, useState } from 'react';

/** What waits for the password: it goes on, or it is given up. */
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
  readonly isBusy: boolean;
  /** Why the password was not taken. */
  readonly problem: StepProblem | null;
}

const notAsking: Asking = { isAsking: false, isBusy: false, problem: null };

export interface Confirming extends Asking {
  /** Makes a call; where it is refused until the password is entered again, asks for that and makes the same call again. */
  confirmed<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  enter(password: string): void;
  cancel(): void;
}

/** Asks for the password where a call needs it, and then goes on with that call: what was typed for it stays. */
export function useConfirmed(enterAgain: (password: string) => Promise<void>): Confirming {
  const waiting = useRef<Waiting | null>(null);
  const [asking, setAsking] = useState<Asking>(notAsking);
  const close = () => {
    waiting.current = null;
    setAsking(notAsking);
  };
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
        setAsking({ isAsking: true, isBusy: false, problem: null });
      });
      return await call();
    },
    enter: (password) => {
      if (asking.isBusy) return;
      setAsking({ isAsking: true, isBusy: true, problem: null });
      enterAgain(password).then(
        () => {
          const { current } = waiting;
          close();
          current?.goOn();
        },
        (error: unknown) => setAsking({ isAsking: true, isBusy: false, problem: stepProblemOf(error) }),
      );
    },
    cancel: () => {
      const { current } = waiting;
      close();
      current?.giveUp();
    },
  };
}
