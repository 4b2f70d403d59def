import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

const isOurs = (url: string): boolean => /^\/(api|selfservice)\//.test(new URL(url).pathname);

const unanswered: string[] = [];

async function start() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame) || !isOurs(frame.data.request.url)) return;
      unanswered.push(`${frame.data.request.method} ${new URL(frame.data.request.url).pathname}`);
      defaults.error();
    },
  });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/**
 * Starts the mock network, once for all stories that ask: on a component's page many do at the same moment. A call to
 * the portal's own addresses that no story answers is an error, never a real call.
 */
export function startNetwork(): ReturnType<typeof start> {
  started ??= start();
  return started;
}

/** Throws when the story made a call that it did not answer: its picture would show a failure nobody meant. */
export function expectEveryCallAnswered(): void {
  const calls = unanswered.splice(0);
  if (calls.length > 0) throw new Error(`The story answers no call to ${calls.join(', ')}`);
}
