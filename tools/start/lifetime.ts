import { once } from 'node:events';
import { Refusal } from '../bootstrap/progress.mjs';

/**
 * What must be stopped when we are, in the reverse order of starting. A signal, or the disappearance of the process
 * that started us, ends everything once.
 */
export class Lifetime {
  readonly #stops: (() => Promise<void> | void)[] = [];
  readonly #aborted = new AbortController();
  #ending: Promise<void> | undefined;
  /** Whether everything has been started: to be ended from then on is what was wanted, not an interruption. */
  isServing = false;

  /** Aborted as soon as we begin to stop: for the builds that are running then. */
  get signal(): AbortSignal {
    return this.#aborted.signal;
  }

  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  onEnd(stop: () => Promise<void> | void): void {
    this.#stops.unshift(stop);
  }

  end(): Promise<void> {
    this.#ending ??= (async () => {
      this.#aborted.abort();
      for (const stop of this.#stops) await stop();
    })();
    return this.#ending;
  }

  /** Resolves when we begin to stop. */
  async ended(): Promise<void> {
    if (!this.signal.aborted) await once(this.signal, 'abort');
  }

  /** Ends on Ctrl-C, on SIGTERM and when our parent is gone, then exits. */
  endOnSignals(): void {
    const leave = () => void this.end().then(() => process.exit(this.isServing ? 0 : 130));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
    process.on('disconnect', leave);
  }

  /**
   * Starts a server of Vite's, which would end the process at a SIGTERM once it is closed itself: what else must stop stops first.
   * @returns what `start` resolves to
   */
  async serveByVite<Server>(start: () => Promise<Server>): Promise<Server> {
    const before = new Set(process.listeners('SIGTERM'));
    const server = await start();
    for (const listener of process.listeners('SIGTERM')) {
      if (!before.has(listener)) process.off('SIGTERM', listener);
    }
    return server;
  }

  /** For steps that outlive an interruption: nothing new is begun once we are stopping. */
  throwIfEnding(): void {
    if (this.isEnding) throw new Refusal('Stopped.');
  }
}
