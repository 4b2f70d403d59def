import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../bootstrap/install.mjs';
import { findBrowser, launchFlags } from '../browser/find-browser.mjs';
import { freePort } from '../journeys/free-port.ts';
import { componentFiles } from '../props/component-files.ts';
import { buildWhenChanged, catalogueBuild } from '../start/builds.ts';
import { serveCatalogue } from '../start/catalogue.ts';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly tags: readonly string[];
}

let browser: Browser | undefined;
let stop: (() => Promise<void>) | undefined;
let address: string;

const manifests = path.join(catalogueBuild.out, 'manifests');

interface Described {
  readonly name: string;
  readonly stories: readonly { readonly id: string }[];
  readonly accessibility?: { readonly role: string };
}

const entries = (): Record<string, Entry> =>
  JSON.parse(readFileSync(path.join(catalogueBuild.out, 'index.json'), 'utf8')).entries;

/** One of each kind: of every group in the sidebar the first story and the first page of text. */
function oneOfEachKind(): Entry[] {
  const kinds = Map.groupBy(Object.values(entries()), ({ title, type }) => `${title.split('/')[0]} ${type}`);
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

/** In the preview: whether this is what is drawn, and to its end. */
const isDrawn = (id: string): boolean => {
  const drawn: { id: string; phase?: string } | undefined = Reflect.get(
    window.__STORYBOOK_PREVIEW__ ?? {},
    'currentRender',
  );
  // A page of text has no phases.
  return drawn?.id === id && (drawn.phase === 'finished' || drawn.phase === undefined);
};

const panelShown = 'addonPanel=linework/reach/panel&panel=bottom';

/** In the frame: opens an address of its own, as Back does. Loaded anew for each, the frame alone would take most of the time. */
const open = (query: string): void => {
  window.history.pushState(null, '', query);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

beforeAll(async () => {
  await buildWhenChanged(catalogueBuild);
  const port = await freePort();
  stop = await serveCatalogue(port, 'http://localhost:8080', () => 'none');
  address = `http://localhost:${port}`;
  const executablePath = findBrowser();
  browser = await chromium.launch({ args: launchFlags, ...(executablePath && { executablePath }) });
});
afterAll(async () => {
  await browser?.close();
  await stop?.();
});

test('its frame opens every kind of story and page without an error, with the way there in the portal beside', async () => {
  if (!browser) throw new Error('There is no browser');
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // Until the pictures are made, asking for their list is answered with 404.
    if (message.type() === 'error' && !message.location().url.includes('/reviewers/'))
      errors.push(message.text());
  });
  const visited = oneOfEachKind();
  expect(visited.length).toBeGreaterThan(10);
  for (const [at, { id, type, tags }] of visited.entries()) {
    const isStory = type === 'story';
    const query = `?path=/${isStory ? 'story' : 'docs'}/${id}&${panelShown}`;
    await (at === 0 ? page.goto(`${address}/${query}`) : page.evaluate(open, query));
    const preview = page.frameLocator('#storybook-preview-iframe');
    const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
    await frame?.waitForFunction(isDrawn, id);
    await preview
      .locator(isStory ? '#storybook-root > *' : '#storybook-docs h1')
      .first()
      .waitFor({ state: 'attached' });
    if (isStory && !tags.includes('for:reviewers')) {
      const panel = page.frameLocator(`iframe[title="How to reach this in the portal"][src*="${id}"]`);
      await panel.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(errors, id).toEqual([]);
  }
});

test('every link of its welcome leads to a story or a page that is there', () => {
  const known = entries();
  const welcome = readFileSync(path.join(root, 'stories/Welcome.mdx'), 'utf8');
  const linked = [...welcome.matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(([, id = '']) => id);
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter((id) => !(id in known))).toEqual([]);
});

test('a button of a standing’s card leads to a story that is there', () => {
  const known = entries();
  const written = readFileSync(path.join(root, 'stories/account-states/leading-to-stories.ts'), 'utf8');
  const linked = [...written.matchAll(/story\('([\w-]+)'\)/g)].map(([, id = '']) => id);
  expect(linked.length).toBeGreaterThan(1);
  expect(linked.filter((id) => !(id in known))).toEqual([]);
});

test('its manifest has every component, with its stories and what each promises', () => {
  const { components }: { components: Record<string, Described> } = JSON.parse(
    readFileSync(path.join(manifests, 'components.json'), 'utf8'),
  );
  const lacking = Object.keys(componentFiles()).filter((component) => {
    const found = components[`components-${component.toLowerCase()}`];
    return !found?.accessibility?.role || found.stories.length === 0;
  });
  expect(lacking).toEqual([]);
});

test('none of its manifests says where it was built', () => {
  const written = globSync('*', { cwd: manifests }).sort();
  expect(written).toEqual(['components.html', 'components.json', 'docs.json']);
  for (const file of written) expect(readFileSync(path.join(manifests, file), 'utf8')).not.toContain(root);
});
