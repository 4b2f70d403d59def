import type { PGlite } from '@electric-sql/pglite';

/** A connection's place in the line for PGlite's one session. */
export interface Turn {
  /** Runs one whole request (everything up to its Sync) and gives its answer piece by piece. */
  run(request: Uint8Array, onAnswer: (piece: Uint8Array) => void): void;
  /** The connection is gone: what it waited for is dropped, its open transaction rolled back. */
  leave(): void;
}

interface Waiting {
  readonly owner: Turn;
  readonly request: Uint8Array;
  readonly onAnswer: (piece: Uint8Array) => void;
}

/**
 * Lets many connections share PGlite's one session without seeing each other. A request's Parse, Bind, Execute and
 * Sync run together (the unnamed statement and portal belong to the session, so another's Parse between them would
 * answer the wrong question), and while a transaction is open only its own connection is served.
 */
export function sessionTurns(db: PGlite, onBroken: (error: unknown) => void): () => Turn {
  const present = new Set<Turn>();
  let waiting: Waiting[] = [];
  let inTransaction: Turn | null = null;
  let isRunning = false;

  const next = (): Waiting | undefined => {
    const index = waiting.findIndex(({ owner }) => inTransaction === null || inTransaction === owner);
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  };

  /** What a connection leaves behind in the session: its transaction and, after the last one, everybody's statements. */
  async function tidy(): Promise<void> {
    if (inTransaction && !present.has(inTransaction)) {
      await db.exec('ROLLBACK');
      inTransaction = null;
    }
    if (present.size === 0) await db.exec('DEALLOCATE ALL');
  }

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    await tidy();
    for (let turn = next(); turn; turn = next()) {
      await db.execProtocolRawStream(turn.request, { onRawData: turn.onAnswer });
      inTransaction = db.isInTransaction() ? turn.owner : null;
      if (!present.has(turn.owner)) await tidy();
    }
    isRunning = false;
  }

  return () => {
    const turn: Turn = {
      run(request, onAnswer) {
        waiting.push({ owner: turn, request, onAnswer });
        runAll().catch(onBroken);
      },
      leave() {
        present.delete(turn);
        waiting = waiting.filter(({ owner }) => owner !== turn);
        // While a request runs it is this one's own or nobody's transaction is open: the loop tidies after it.
        runAll().catch(onBroken);
      },
    };
    present.add(turn);
    return turn;
  };
}
