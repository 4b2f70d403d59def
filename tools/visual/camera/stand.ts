import type { Browser, CDPSession, Page } from 'playwright';
import { type CameraMode, cameraViewports } from '../camera-modes.ts';
import type { Shot } from '../shots.ts';
import { type Asked, askStory, changeGlobals, type Shown, showStory, touchAll } from './in-page.ts';
import { listCalls, withoutAids, withoutToolbar } from './prepare-page.ts';

/** A page held open on the catalogue, and what it is set to. */
export interface Stand {
  readonly page: Page;
  readonly cdp: CDPSession;
  mode?: CameraMode;
  scheme?: CameraMode['scheme'];
  viewport?: string;
}

export interface Picture {
  readonly png: Buffer;
  readonly failure: null;
  /** Copy keys of the words that the story had shown by its end, in order. */
  readonly words: readonly string[];
}
export type Taken = Picture | { readonly png: null; readonly failure: string };

const schemes = ['light', 'dark'] as const;

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 StorybookTestRunner';
/** How long a story may take before it counts as one that never finishes. */
const patience = 20_000;
/** Taller pictures than a graphics surface holds come out blank. */
const tallest = 16_000;

const sizeOf = (name: string): { width: number; height: number } => {
  const known = Object.entries(cameraViewports).find(([key]) => key === name)?.[1] ?? cameraViewports.desktop;
  return { width: Number.parseInt(known.styles.width, 10), height: Number.parseInt(known.styles.height, 10) };
};

export async function openStand(browser: Browser, url: string): Promise<Stand> {
  const context = await browser.newContext({
    userAgent,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    viewport: sizeOf('desktop'),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(listCalls);
  await page.addInitScript(withoutAids);
  await page.addInitScript(withoutToolbar);
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
  const cdp = await context.newCDPSession(page);
  return { page, cdp };
}

async function setMode(stand: Stand, mode: CameraMode): Promise<void> {
  if (stand.mode === mode) return;
  const { language, brand, scheme, forcedColors = 'none', medium = 'screen' } = mode;
  await stand.page.emulateMedia({ forcedColors });
  // axe has its own run: here it would only take time.
  await stand.page.evaluate(changeGlobals, { language, brand, scheme, medium, a11y: { manual: true } });
  stand.mode = mode;
}

async function setScheme(stand: Stand, scheme: CameraMode['scheme']): Promise<void> {
  if (stand.scheme === scheme) return;
  await stand.page.emulateMedia({ colorScheme: scheme });
  stand.scheme = scheme;
}

async function setViewport(stand: Stand, name: string): Promise<void> {
  if (stand.viewport === name) return;
  await stand.page.setViewportSize(sizeOf(name));
  stand.viewport = name;
}

/** In the page: until it has nothing left to do about the size that its window now has. */
const settled = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(resolve)).then(() =>
    scheduler.postTask(() => undefined, { priority: 'background' }),
  );

/**
 * One picture of the whole page that stands there. The window grows with a page that is longer, so that what is fixed to
 * its lower edge lies at the page's end and hides nothing; Chromium's way of drawing beyond the window moves such things
 * when it likes. In a mode that asks for it the window stays as it is, and such things lie over what is under them.
 */
export async function capture(
  stand: Stand,
  viewport: string,
  shown: Pick<Shown, 'width' | 'height'>,
  windowIs?: CameraMode['window'],
): Promise<Buffer> {
  const { page, cdp } = stand;
  const { width, height } = sizeOf(viewport);
  if (windowIs !== 'asItIs' && shown.height > height && stand.viewport !== 'whole page') {
    await page.setViewportSize({ width, height: Math.min(shown.height, tallest) });
    stand.viewport = 'whole page';
    await page.evaluate(settled);
  }
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(shown.width > width && {
      captureBeyondViewport: true,
      clip: {
        x: 0,
        y: 0,
        width: shown.width,
        height: windowIs === 'asItIs' ? height : Math.min(shown.height, tallest),
        scale: 1,
      },
    }),
  });
  return Buffer.from(data, 'base64');
}

const withPatience = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished after ${patience / 1000} s`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** How a story stands that makes some of the toolbar's choices itself; null for one that makes none. */
function standingOf({ story, mode }: Shot, { pinned, viewport }: Asked): string | null {
  if (viewport === null && Object.keys(pinned).length === 0) return null;
  const { tag, customersOnly, titles, ...choices } = mode;
  return JSON.stringify([story.id, { ...choices, ...pinned, viewport: viewport ?? mode.viewport }]);
}

/** Pictures of stories that make all of a mode's choices themselves, by how they stand: in each mode the same. */
export type Standing = Map<string, Taken>;

/** Shows the story on this stand, waits until it has finished, and takes its picture once. */
export async function takePicture(
  stand: Stand,
  shot: Shot,
  { withPng = true, standing = new Map() }: { withPng?: boolean; standing?: Standing } = {},
): Promise<Taken> {
  const { page } = stand;
  const { story, mode } = shot;
  const work = async (): Promise<Taken> => {
    await setMode(stand, mode);
    const asked = await page.evaluate(askStory, { storyId: story.id, language: mode.language });
    const stands = standingOf(shot, asked);
    const known = stands === null ? undefined : standing.get(stands);
    if (known) return known;
    await setScheme(stand, schemes.find((scheme) => scheme === asked.pinned.scheme) ?? mode.scheme);
    const name = asked.viewport ?? mode.viewport;
    await setViewport(stand, name);
    const shown = await page.evaluate(showStory, { ...asked, storyId: story.id });
    if (shown.failure !== null) return { png: null, failure: shown.failure };
    if (mode.touched) await page.evaluate(touchAll, mode.touched);
    const png = withPng ? await capture(stand, name, shown, mode.window) : Buffer.alloc(0);
    const taken: Taken = { png, failure: null, words: shown.words };
    if (stands !== null) standing.set(stands, taken);
    return taken;
  };
  return withPatience(work()).catch((problem: Error) => ({ png: null, failure: problem.message }));
}
