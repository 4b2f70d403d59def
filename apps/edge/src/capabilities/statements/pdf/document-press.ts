import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { DocumentOutline } from '@linework/messages';
import { accountsInTurn } from './accounts-in-turn.ts';

/** Goes up when the same content is to look different. */
const templateVersion = 4;

/** A document as it is sent. */
export interface PrintedDocument {
  readonly bytes: Uint8Array;
  /** The same for the same bytes. */
  readonly tag: string;
}

/** So many wait already that another would wait in vain. */
export class PressBusy extends Error {}

export interface DocumentPress {
  /** @throws PressBusy where too many wait; Error where it could not be made in time */
  readonly print: (outline: DocumentOutline, accountId: string) => Promise<PrintedDocument>;
  readonly stop: () => Promise<void>;
}

export interface PressLimits {
  readonly deadlineMs: number;
  /** How many are made or wait at most. */
  readonly queue: number;
  /** How many that were made are kept. */
  readonly kept: number;
}

/** A document takes a quarter of a second at most, so that the last in line waits for eight. */
const usual: PressLimits = { deadlineMs: 10_000, queue: 32, kept: 32 };

const startWorker = (): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits });
  worker.unref();
  return worker;
};

/**
 * Makes documents in a thread of its own, one after the other: each takes the processor for longer than a request may.
 * Accounts have their turns, and a full line turns away whoever has most in it: no few accounts close it to all others.
 * What was made is found again by its content, so that nothing outdated is ever sent.
 */
export function documentPress({ deadlineMs, queue, kept }: PressLimits = usual): DocumentPress {
  const made = new Map<string, Promise<PrintedDocument>>();
  let worker: Worker | null = null;
  const line = accountsInTurn(queue, () => new PressBusy());

  async function drop(): Promise<void> {
    const dropped = worker;
    worker = null;
    await dropped?.terminate();
  }

  async function draw(outline: DocumentOutline): Promise<Uint8Array> {
    worker ??= startWorker();
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    const at = worker;
    const end = () => reject(new Error('The thread that makes documents ended'));
    at.once('message', resolve).once('error', reject).once('exit', end);
    const timer = setTimeout(() => reject(new Error('A document was not made in time')), deadlineMs);
    try {
      at.postMessage(outline);
      return await promise;
    } catch (fault) {
      await drop();
      throw fault;
    } finally {
      clearTimeout(timer);
      at.off('message', resolve).off('error', reject).off('exit', end);
    }
  }

  return {
    stop: drop,
    print: (outline, accountId) => {
      const content = JSON.stringify([templateVersion, outline]);
      const key = createHash('sha256').update(content).digest('base64url');
      const known = made.get(key);
      const drawn = known ? null : line.take(accountId, async () => await draw(outline));
      const printed =
        known ??
        drawn?.then((bytes) => ({
          bytes,
          tag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
        }));
      // What is refused takes the place of nothing that was made.
      if (!printed) return Promise.reject(new PressBusy());
      // Asked for last, forgotten last.
      made.delete(key);
      made.set(key, printed);
      printed.catch(() => made.delete(key));
      for (const oldest of [...made.keys()].slice(0, Math.max(0, made.size - kept))) made.delete(oldest);
      return printed;
    },
  };
}
