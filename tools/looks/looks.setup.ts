import { type CopyInstance, changeLanguage } from '@linework/copy';
import axe from 'axe-core';
import preview from '../../.storybook/preview.tsx';
import { viewports } from '../../.storybook/toolbar.ts';
import { brokenByLargeText } from './large-text.ts';
import { wrongTabOrder } from './tab-order.ts';

declare global {
  /** Files share what they import, but each evaluates this one anew. */
  var lineworkLooksAgain: true | undefined;
}

interface Rendered {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly canvasElement: HTMLElement;
  readonly loaded: { readonly copy?: CopyInstance };
  readonly parameters: { readonly a11y?: { readonly config?: axe.Spec } };
}

const brands = ['business', 'community'] as const;

/** One brand a story, always the same: what stories share is seen in both. */
const brandFor = (id: string) => brands[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2];

/**
 * As wide and high as a device. The frame that stories are tested in has its size from these two, and the next story sets them
 * again: no story waits for the browser to make its window smaller, and larger again.
 */
function asLarge({ styles: { width, height } }: (typeof viewports)[keyof typeof viewports]): void {
  const { style } = parent.document.body;
  style.setProperty('--viewport-width', width);
  style.setProperty('--viewport-height', height);
}

async function violations({ parameters }: Rendered): Promise<string[]> {
  axe.reset();
  // Parts stand in no landmark; stories of whole pages ask for it themselves.
  const rules = parameters.a11y?.config?.rules ?? [];
  axe.configure({ rules: [{ id: 'region', enabled: false }, ...rules] });
  const everything = { include: ['body'], exclude: ['[data-live-announcer]'] };
  const found = await axe.run(everything, { resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** The page that is open, once more: in Spanish, in the dark, on a phone; and as a page of larger text, tabbed through. */
async function lookAgain(story: Rendered): Promise<void> {
  const { copy } = story.loaded;
  const html = document.documentElement;
  const isScreen = /^(Pages|Flows|Areas)\//.test(story.title);
  const problems = isScreen ? wrongTabOrder(story.canvasElement) : [];
  if (story.title.startsWith('Pages/')) problems.push(...brokenByLargeText());
  Object.assign(html.dataset, { scheme: 'dark', brand: brandFor(story.id) });
  if (copy) await changeLanguage(copy, 'es');
  asLarge(viewports.phone);
  await new Promise(requestAnimationFrame);
  if (html.lang !== 'es-US' || innerWidth !== 390)
    throw new Error('This is not the other look of the story.');
  if (isScreen) problems.push(...wrongTabOrder(story.canvasElement));
  problems.push(...(await violations(story)));
  if (problems.length > 0) {
    throw new Error(
      `In Spanish, ${html.dataset.brand}, dark, on a phone, or with larger text:\n${problems.join('\n')}`,
    );
  }
}

// What passes is neither gathered nor sent from the browser with each story: nobody reads it here.
const { a11y }: { a11y?: { options?: axe.RunOptions } } = preview.composed.parameters ?? {};
if (!a11y) throw new Error('The catalog no longer says how axe looks at its stories');
a11y.options = { resultTypes: ['violations'] };

// The first of them is the last that runs: after axe has seen the story as it is written. The next one sets itself up anew.
const { afterEach } = preview.composed;
if (!Array.isArray(afterEach))
  throw new Error('The catalog no longer keeps a list of what follows each story');
if (!globalThis.lineworkLooksAgain) afterEach.unshift(lookAgain);
globalThis.lineworkLooksAgain = true;
