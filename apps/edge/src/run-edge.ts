import { readConfiguration } from './configuration/configuration.ts';
import { RealCustomersDatabase } from './database/real-customers.ts';
import { plainWords } from './plain-words.ts';
import { startEdge } from './start-edge.ts';

/* The edge as a process, from its environment to its last signal. Loaded by index.ts. */

try {
  const edge = await startEdge(readConfiguration(process.env), {
    onLost: () => {
      console.error('The embedded database ended by itself; the edge cannot go on without it.');
      process.exit(1);
    },
    onTaken: () => {
      console.error(plainWords(new RealCustomersDatabase()));
      // At once: what is under way would be written among the payments of real customers.
      process.exit(1);
    },
  });
  // Before anybody is told that it runs, and may stop it.
  stopOnSignals(edge.stop);
  console.log(`Linework edge at ${edge.url}`);
} catch (error) {
  console.error(plainWords(error));
  process.exit(1);
}

/** The first signal finishes payments in flight; a second one, from somebody who will not wait, ends at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(plainWords(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
