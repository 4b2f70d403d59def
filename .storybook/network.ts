import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

const isOurs = (url: string): boolean => /^\/(api|selfservice)\//.test(new URL(url).pathname);

/** Starts the mock network. A call to the portal's own addresses that no story answers is an error, never a real call. */
export async function startNetwork() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && isOurs(frame.data.request.url)) defaults.error();
    },
  });
  return worker;
}
