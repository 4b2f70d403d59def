import { useRef, useState } from 'react';
import type {
  CardDataPort,
  CardDataProblem,
  CardDataRequest,
  CardDataToken,
  TokenisedMethod,
} from '../ports/card-data.types.ts';
import { NoConnection } from '../ports/no-connection.ts';
import { PortProblem } from '../ports/port-problem.ts';

export interface CardData {
  readonly isBusy: boolean;
  /** There was no connection the last time: nothing was sent, and what was typed stays. */
  readonly isCutOff: boolean;
  /** Sends what was typed, once however often it is pressed; the caller keeps nothing of it. */
  send(request: CardDataRequest): Promise<void>;
}

export interface CardDataEnds {
  /** A token came back. */
  onToken: (token: CardDataToken, method: TokenisedMethod) => void;
  /** It was refused: by field, or for a reason of its own. */
  onProblem: (problem: CardDataProblem) => void;
}

/** One call to the card-data endpoint at a time, with its end told in one of two ways. */
export function useCardData(port: CardDataPort, { onToken, onProblem }: CardDataEnds): CardData {
  const [isBusy, setBusy] = useState(false);
  const [isCutOff, setCutOff] = useState(false);
  const isSending = useRef(false);
  return {
    isBusy,
    isCutOff,
    async send(request) {
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      setCutOff(false);
      const answer = await port(request).catch((problem: unknown) =>
        problem instanceof NoConnection ? null : { problem: problemOf(problem) },
      );
      isSending.current = false;
      setBusy(false);
      if (!answer) setCutOff(true);
      else if ('problem' in answer) onProblem(atItsField(answer.problem));
      else onToken({ token: answer.token, expiresAt: answer.expiresAt }, answer.method);
    },
  };
}

/** A security code that does not match is said where it is typed, so that it can be typed again at once. */
const atItsField = (problem: CardDataProblem): CardDataProblem =>
  problem.code === 'LW-PAY-011' && problem.fields.length === 0
    ? { ...problem, fields: [{ field: 'securityCode', code: problem.code }] }
    : problem;

const problemOf = (problem: unknown): CardDataProblem => ({
  code: problem instanceof PortProblem ? problem.code : 'LW-SYS-010',
  fields: [],
  reference: problem instanceof PortProblem ? problem.reference : null,
});
