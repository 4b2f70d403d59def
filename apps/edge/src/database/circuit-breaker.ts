import pg from 'pg';
import { processIdOf, type SignOfLife } from './sign-of-life.ts';

/** Keeps requests from waiting for a server that does not answer. */
export interface CircuitBreaker {
  /** The server is known not to answer: asking it would only be waiting. */
  isOpen(): boolean;
  /** A connection was not to be had: time to ask whether the server is there. */
  doubt(): void;
  stop(): void;
}

/** A statement that takes longer may be slow, or nobody may be at the other end: then we ask. */
const patienceMs = 500;
const lookEveryMs = 250;

/**
 * Tells slow from dead. Whenever a statement takes long the server is asked for a sign of life on another connection. As
 * long as it gives one, statements may take their time; only a connection on which an answer is awaited, and of which the
 * server says twice that it has had nothing to do since, is hung up, because statement or answer was lost on the way.
 * Without a sign of life all are hung up, and until there is one again nobody is kept waiting.
 */
export function circuitBreaker(
  pool: pg.Pool,
  askForLife: (processIds: readonly number[]) => Promise<SignOfLife | null>,
): CircuitBreaker {
  const inUse = new Map<pg.PoolClient, number>();
  /** What was held against a connection at the last look. */
  const suspicions = new WeakMap<pg.PoolClient, string>();
  let heardAt = performance.now();
  let isOpen = false;
  let isDoubted = false;
  let isAsking = false;

  pool.on('acquire', (client) => inUse.set(client, performance.now()));
  pool.on('release', (error, client) => {
    inUse.delete(client);
    if (!error) heardAt = performance.now();
  });

  function judge(client: pg.PoolClient, since: number, life: SignOfLife): void {
    const restingSince = restingIn(life, client);
    const suspicion = `${since}/${restingSince}`;
    if (restingSince === null || !awaitsAnswer(client)) suspicions.delete(client);
    else if (suspicions.get(client) === suspicion) hangUp(client);
    else suspicions.set(client, suspicion);
  }

  async function look(): Promise<void> {
    const now = performance.now();
    const long = [...inUse].filter(([client, since]) => now - since > patienceMs && awaitsAnswer(client));
    if (isAsking || (long.length === 0 && !isOpen && !isDoubted)) return;
    isAsking = true;
    isDoubted = false;
    const life = await askForLife(long.flatMap(([client]) => processIdOf(client) ?? []));
    isAsking = false;
    if (life) {
      isOpen = false;
      for (const [client, since] of long) if (inUse.get(client) === since) judge(client, since, life);
    } else if (heardAt < now) {
      isOpen = true;
      for (const client of inUse.keys()) hangUp(client);
      dropIdle(pool);
    }
  }

  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return {
    isOpen: () => isOpen,
    doubt: () => {
      isDoubted = true;
    },
    stop: () => clearInterval(timer),
  };
}

/** `null` while the server works for this connection, and where that cannot be told. */
function restingIn(life: SignOfLife, client: pg.PoolClient): string | null {
  const processId = processIdOf(client);
  if (life.size === 0 || processId === null) return null;
  const restingSince = life.get(processId);
  return restingSince === undefined ? 'gone' : restingSince;
}

/** A transaction may do something else between two statements: then the server rests because nobody asks it anything. */
const awaitsAnswer = (client: pg.PoolClient): boolean =>
  !('readyForQuery' in client && client.readyForQuery === true);

/** Whoever waits for its answer is told at once that the connection is gone. */
function hangUp(client: pg.PoolClient): void {
  if (client instanceof pg.Client) client.end().catch(() => undefined);
}

/** The pool would give them to the next callers, whose statements would never be answered. */
function dropIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    );
  }
}
