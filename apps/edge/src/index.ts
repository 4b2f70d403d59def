import { readConfiguration } from './configuration/configuration.ts';
import { plainWords } from './plain-words.ts';
import { startEdge } from './start-edge.ts';

/*
 * The edge as a process. What it reads from its environment stands in configuration/environment-variables.ts; the
 * ones a person usually sets are PORT, HOST, DATABASE_URL, DATA_DIR, PORTAL_ENV, PORTAL_DIST and PROCESSOR_URL.
 */

try {
  const edge = await startEdge(readConfiguration(process.env), {
    onLost: () => {
      console.error('The embedded database ended by itself; the edge cannot go on without it.');
      process.exit(1);
    },
  });
  console.log(`Linework edge at ${edge.url}`);
  stopOnSignals(edge.stop);
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
