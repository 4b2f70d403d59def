// What runs inside the catalogue's page before its first script. Each function is handed over as text: it can use nothing
// from outside itself.

/**
 * Leaves out what Storybook adds to a page for people who look at it: its highlighter works out the style of every
 * element each time that anything on the page changes, a fifth of the work that a story makes.
 */
export function withoutAids(): void {
  let features: object = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (asked: object) => {
      features = { ...asked, highlight: false, measure: false, outline: false };
    },
  });
}

/**
 * Keeps each story's address and title from the browser's own toolbar, which nobody sees and which is drawn anew for
 * both: a third of what a picture costs. Stories still read back the title that they set.
 */
export function withoutToolbar(): void {
  let title = '';
  Object.defineProperty(document, 'title', {
    get: () => title,
    set: (asked: unknown) => {
      title = String(asked);
    },
  });
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (state, unused, url) => {
    if (!String(url).startsWith(`${location.pathname}?`)) replaceState(state, unused, url);
  };
}

/** Lists the calls that the page is waiting for, from before its first script. */
export function listCalls(): void {
  const camera = { calls: new Set<{ what: string }>(), shown: '', plays: new Map<string, unknown>() };
  window.__CAMERA__ = camera;
  const begin = (what: string): (() => void) => {
    const call = { what };
    camera.calls.add(call);
    return () => camera.calls.delete(call);
  };
  const { fetch } = window;
  window.fetch = (...args) => {
    const [address, init] = args;
    const url = address instanceof Request ? address.url : String(address);
    const settled = begin(`${url} ${typeof init?.body === 'string' ? init.body : ''}`);
    const answer = fetch(...args);
    answer.then(settled, settled);
    return answer;
  };
  // A call lasts until its answer has been read: on a busy machine the body comes well after the head.
  const listed = <Body>(read: () => Promise<Body>) =>
    function readListed(this: Response): Promise<Body> {
      const settled = begin(this.url);
      const body = read.call(this);
      body.then(settled, settled);
      return body;
    };
  const answers = Response.prototype;
  answers.json = listed(answers.json);
  answers.text = listed(answers.text);
  answers.arrayBuffer = listed(answers.arrayBuffer);
  answers.blob = listed(answers.blob);
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendListed(body) {
    this.addEventListener('loadend', begin('XMLHttpRequest'), { once: true });
    send.call(this, body);
  };
}
