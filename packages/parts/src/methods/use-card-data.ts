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

/** Why nothing came of it, which is no fault of what was typed: that stays, and can be sent again. */
export type CardDataObstacle = 'noConnection' | 'unavailable';

export interface CardData {
  readonly isBusy: boolean;
  /** What stood in the way the last time. */
  readonly obstacle: CardDataObstacle | null;
  /** Sends what was typed, once however often it is pressed; the caller keeps nothing of it. */
  send(request: CardDataRequest): Promise<void>;
}

export interface CardDataEnds {
  /** A token came back. */
  onToken: (token: CardDataToken, method: TokenisedMethod) => void;
  /** It was refused: by field, or for a reason of its own. */
  onProblem: (problem: CardDataProblem) => void;
}

/** Our side does not answer just now. */
const ourFault = 'LW-SYS-010';

/** One call to the card-data endpoint at a time, with its end told in one of two ways. */
export function useCardData(port: CardDataPort, { onToken, onProblem }: CardDataEnds): CardData {
  const [isBusy, setBusy] = useState(false);
  const [obstacle, setObstacle] = useState<CardDataObstacle | null>(null);
  const isSending = useRef(false);
  return {
    isBusy,
    obstacle,
    async send(request) {
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      setObstacle(null);
      const answer = await port(request).catch((problem: unknown) =>
        problem instanceof NoConnection ? null : { problem: problemOf(problem) },
      );
      isSending.current = false;
      setBusy(false);
      if (!answer) setObstacle('noConnection');
      else if ('problem' in answer && answer.problem.code === ourFault) setObstacle('unavailable');
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
  code: problem instanceof PortProblem ? problem.code : ourFault,
  fields: [],
  reference: problem instanceof PortProblem ? problem.reference : null,
});
