/** Work for accounts, one piece after the other. */
export interface AccountsInTurn {
  /**
   * @returns what becomes of it, which is the error of being turned away where somebody with less in line takes its place;
   * `null` where the line is full of those who come before
   */
  take<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> | null;
}

interface Piece {
  readonly accountId: string;
  /** Which turn of its account it is: the first of each come before the second of any. */
  readonly turn: number;
  /** Never rejects. */
  readonly run: () => Promise<void>;
  readonly turnAway: () => void;
}

/**
 * Serves accounts in turn, so that whoever asks for one thing waits for one of each other account, however much those asked
 * for. In a full line the last place is that of an account which has others before it: whoever has none takes it over.
 * @param most how many pieces are under way or wait
 */
export function accountsInTurn(most: number, turnedAway: () => Error): AccountsInTurn {
  const waiting: Piece[] = [];
  let underWay: Piece | null = null;

  function goOn(): void {
    underWay = waiting.shift() ?? null;
    void underWay?.run().then(goOn);
  }

  return {
    take: <Result>(accountId: string, work: () => Promise<Result>) => {
      const inHand = underWay ? [underWay, ...waiting] : waiting;
      const own = inHand.filter((piece) => piece.accountId === accountId);
      const turn = Math.max(underWay?.turn ?? 0, ...own.map((piece) => piece.turn + 1));
      const later = waiting.findIndex((piece) => piece.turn > turn);
      if (inHand.length >= most) {
        if (later === -1) return null;
        waiting.pop()?.turnAway();
      }
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const piece: Piece = {
        accountId,
        turn,
        run: async () => await work().then(resolve, reject),
        turnAway: () => reject(turnedAway()),
      };
      waiting.splice(later === -1 ? waiting.length : later, 0, piece);
      if (!underWay) goOn();
      return promise;
    },
  };
}
