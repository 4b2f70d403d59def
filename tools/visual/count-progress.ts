import { performance } from 'node:perf_hooks';
import { say } from '../bootstrap/progress.mjs';

export interface Progress {
  readonly next: () => void;
  readonly end: () => void;
}

/** Says every few seconds how far a round of pictures is, and how fast it goes. */
export function countProgress(label: string, of: number): Progress {
  const began = performance.now();
  let done = 0;
  const tell = (): void => {
    const rate = (1000 * done) / (performance.now() - began);
    say(`${label} … ${done} of ${of}, ${rate.toFixed(1)} pictures a second`);
  };
  const heartbeat = setInterval(tell, 5000);
  return {
    next: () => {
      done += 1;
    },
    end: () => {
      clearInterval(heartbeat);
      if (of > 0) tell();
    },
  };
}
