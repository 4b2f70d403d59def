import { Refusal } from '../bootstrap/progress.mjs';

/**
 * What must be stopped when we are, in the reverse order of starting. A signal, or the disappearance of the process
 * that started us, ends everything once.
 */
export class Lifetime {
  readonly #stops: (() => Promise<void> | void)[] = [];
  readonly #aborted = new AbortController();
  #ending: Promise<void> | undefined;

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

  /** Ends on Ctrl-C, on SIGTERM and when our parent is gone, then exits with `code()`. */
  endOnSignals(code: () => number): void {
    const leave = () => void this.end().then(() => process.exit(code()));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
    process.on('disconnect', leave);
  }

  /** For steps that outlive an interruption: nothing new is begun once we are stopping. */
  throwIfEnding(): void {
    if (this.isEnding) throw new Refusal('Stopped.');
  }
}
