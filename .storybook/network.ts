import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { createCallsUnderWay } from './calls-under-way.ts';

const isOurs = (url: string): boolean => /^\/(api|selfservice)\//.test(new URL(url).pathname);
const nameOf = ({ method, url }: Pick<Request, 'method' | 'url'>): string =>
  `${method} ${new URL(url).pathname}`;

const unanswered: string[] = [];
const underWay = createCallsUnderWay();

/** The worker hears of a call some time after a page has made it: until then only the page's own `fetch` knows. */
function watchFetch(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const asked =
      input instanceof Request ? input : { method: 'GET', url: new URL(input, location.href).href };
    if (!isOurs(asked.url)) return fetch(input, init);
    const ended = underWay.made(nameOf({ method: init?.method ?? asked.method, url: asked.url }));
    return fetch(input, init).finally(ended);
  };
}

async function start() {
  const worker = setupWorker();
  worker.events.on('request:start', ({ request }) => underWay.received(nameOf(request)));
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame) || !isOurs(frame.data.request.url)) return;
      unanswered.push(nameOf(frame.data.request));
      defaults.error();
    },
  });
  watchFetch();
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

/**
 * Resolves once what the last story's page asked for has been received, so that its own answers are given to it: a call that
 * comes later would be held against the story after it.
 */
export const everyCallReceived = underWay.allReceived;

/** Throws when the story made a call that it did not answer: its picture would show a failure nobody meant. */
export function expectEveryCallAnswered(): void {
  const calls = unanswered.splice(0);
  if (calls.length > 0) throw new Error(`The story answers no call to ${calls.join(', ')}`);
}
