// What runs inside the catalogue's page. Each function is handed over as text: it can use nothing from outside itself.

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}

declare global {
  /** `namespace:key` of each word the story has shown so far, where the catalogue records them. */
  var lineworkShownWords: Map<string, string> | undefined;
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      loadStory(of: { storyId: string }): Promise<{
        storyGlobals?: Pinned & { viewport?: { value?: string } };
        parameters?: { network?: { waiting?: readonly string[] }; camera?: { progress?: string } };
        playFunction?: unknown;
        usesMount?: boolean;
      }>;
    };
    __CAMERA__: {
      /** What the page is waiting for: each call's address and what it sends. */
      calls: Set<{ readonly what: string }>;
      shown: string;
      plays: Map<string, unknown>;
    };
  }
}

/**
 * The width and height that a story pins for itself, by name; and the calls that it keeps waiting on purpose.
 *
 * Plays look for English words. In another language they would find nothing, and the story would have no picture at
 * all: there it is photographed as it opens, unless it says itself which language it is in.
 */
export async function askStory({ storyId, language }: { storyId: string; language: string }): Promise<Asked> {
  const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
  const { storyGlobals, parameters } = story;
  const plays = window.__CAMERA__.plays;
  if (!plays.has(storyId)) plays.set(storyId, story.playFunction);
  const withoutPlay = language !== 'en' && !storyGlobals?.language && !story.usesMount;
  story.playFunction = withoutPlay ? undefined : plays.get(storyId);
  const { viewport, ...pinned } = storyGlobals ?? {};
  return {
    viewport: viewport?.value ?? null,
    pinned,
    waiting: parameters?.network?.waiting ?? [],
    showsProgress: parameters?.camera?.progress === 'shown',
  };
}

/** The toolbar's choices that a story makes for itself. */
export interface Pinned {
  readonly language?: unknown;
  readonly scheme?: unknown;
}

export interface Asked {
  readonly viewport: string | null;
  readonly pinned: Pinned;
  /** A word of each call that never answers. */
  readonly waiting: readonly string[];
  /** A page on its way is what the story shows. */
  readonly showsProgress: boolean;
}

/** Changes the toolbar's choices, and waits until the story that stands there has followed. */
export async function changeGlobals(globals: Readonly<Record<string, unknown>>): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const awaited = window.__CAMERA__.shown ? 'storyFinished' : 'globalsUpdated';
  await new Promise<void>((resolve) => {
    const done = (): void => {
      channel.off(awaited, done);
      resolve();
    };
    channel.on(awaited, done);
    channel.emit('updateGlobals', { globals });
  });
}

export interface Shown {
  /** Null when the story came to its end; else what went wrong, in its own words. */
  readonly failure: string | null;
  readonly width: number;
  readonly height: number;
  /** Copy keys of the words that it showed, in order; `~` before what cannot be read on its first screen. */
  readonly words: readonly string[];
}

/** Shows a story and resolves when it has finished, with its fonts, its pictures and its answers. */
export async function showStory({
  storyId,
  waiting,
  showsProgress,
}: Pick<Asked, 'waiting' | 'showsProgress'> & { storyId: string }): Promise<Shown> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const camera = window.__CAMERA__;
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  // What an earlier story left open concerns it alone.
  camera.calls.clear();

  const problems: string[] = [];
  const words = (problem: unknown): string => {
    const [first] = [problem].flat();
    if (first && typeof first === 'object' && 'message' in first) return String(first.message);
    return typeof first === 'string' ? first : JSON.stringify(first ?? '');
  };
  const finished = await new Promise<boolean>((resolve) => {
    const listeners: Record<string, (payload: unknown) => void> = {
      playFunctionThrewException: (problem) => problems.push(words(problem)),
      storyThrewException: (problem) => problems.push(words(problem)),
      unhandledErrorsWhilePlaying: (problem) => problems.push(words(problem)),
      storyErrored: (problem) => end(problem, false),
      storyMissing: () => end('The catalog has no such story', false),
      storyFinished: (payload) => {
        const { storyId: id, status } = payload as { storyId: string; status: string };
        if (id === storyId)
          end(status === 'error' ? 'The story ended in an error' : null, status !== 'error');
      },
    };
    const end = (problem: unknown, well: boolean): void => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      if (problem) problems.push(words(problem));
      resolve(well);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    // Choosing the story that already stands there says nothing: then it is made anew.
    if (camera.shown === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    camera.shown = storyId;
  });

  const frame = (): Promise<void> =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // The calls that are meant to stay open have to be there, and no other; nor may the next page still be on its way.
  const isQuiet = (): boolean => {
    const calls = [...camera.calls];
    const isMeant = ({ what }: { what: string }): boolean => waiting.some((name) => what.includes(name));
    return (
      calls.every(isMeant) &&
      waiting.every((name) => calls.some(({ what }) => what.includes(name))) &&
      (showsProgress || !document.querySelector('[role="progressbar"]:not([aria-valuenow])'))
    );
  };
  // An answer may lead to the next call, and to work that is done in short turns: quiet is a whole frame in which nothing
  // was awaited, with nothing left to do before it and after it.
  const idle = (): Promise<void> => scheduler.postTask(() => undefined, { priority: 'background' });
  let wasQuiet: boolean;
  do {
    await idle();
    wasQuiet = isQuiet();
    await frame();
    await idle();
  } while (!wasQuiet || !isQuiet());

  const { scrollWidth, scrollHeight } = document.documentElement;
  // What is folded away, said to those who listen alone, or further down than a phone's first screen is not read there.
  const firstScreen = 844;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let read = '';
  while (texts.nextNode()) {
    const { parentElement: around, textContent } = texts.currentNode;
    const box = around?.getBoundingClientRect();
    if (!box || box.width < 2 || box.height < 2 || box.top > firstScreen) continue;
    if (around?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      read += `${textContent} `;
  }
  const isRead = (text: string): boolean =>
    text
      .split(/<[^>]*>|{{[^}]*}}/)
      .map((part) => part.trim())
      .every((part) => read.includes(part));
  return {
    failure: finished && problems.length === 0 ? null : (problems[0] ?? 'The story ended in an error'),
    width: scrollWidth,
    height: scrollHeight,
    words: [...(globalThis.lineworkShownWords ?? [])]
      .map(([key, text]) => (isRead(text) ? key : `~${key}`))
      .sort(),
  };
}

/** Marks all that can be pressed as react-aria does what a pointer lies on, or what the keyboard has come to. */
export function touchAll(attribute: string): void {
  const pressable = '#storybook-root :is(a, button, label, [role="button"], [role="option"])';
  for (const element of document.querySelectorAll(pressable)) element.setAttribute(attribute, 'true');
}
