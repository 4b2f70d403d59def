import { performance } from 'node:perf_hooks';
import { askStory, showStory } from '../../visual/camera/in-page.ts';
import { serveFolder } from '../../visual/camera/serve-folder.ts';
import { openStand } from '../../visual/camera/stand.ts';
import { type Measure, told } from '../row.ts';
import { sampleOf, secondsOf, type VisualScene, withVisualScene } from './visual-scene.ts';

const rounds = 5;
const switched = 40;
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const storiesOf = ({ shots }: VisualScene) => [...new Set(shots.map(({ story }) => story.id))];

/** From opening Storybook on a story, nothing cached, to the story standing there. */
const firstStory: Measure = () =>
  withVisualScene(async (scene) => {
    const served = await serveFolder(scene.catalogue.folder);
    const times: number[] = [];
    const [id = ''] = storiesOf(scene);
    for (let round = 0; round < rounds; round += 1) {
      const context = await scene.camera.browser.newContext();
      const page = await context.newPage();
      const began = performance.now();
      await page.goto(`${served.url}/?path=/story/${id}`);
      await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor();
      times.push(performance.now() - began);
      await context.close();
    }
    await served.close();
    return [told({ name: 'storybook/first-story', value: median(times), unit: 'ms' })];
  });

/** From choosing another story to its having finished. */
const switchStory: Measure = () =>
  withVisualScene(async (scene) => {
    const served = await serveFolder(scene.catalogue.folder);
    const { page } = await openStand(scene.camera.browser, served.url);
    const times: number[] = [];
    for (const storyId of sampleOf(storiesOf(scene), switched)) {
      const asked = await page.evaluate(askStory, { storyId, language: 'en' });
      times.push(1000 * (await secondsOf(() => page.evaluate(showStory, { ...asked, storyId }))));
    }
    await served.close();
    return [told({ name: 'storybook/switch-story', value: median(times), unit: 'ms' })];
  });

/** How long a reviewer waits. */
export const visualStorybookMeasures: Readonly<Record<string, Measure>> = {
  'storybook/first-story': firstStory,
  'storybook/switch-story': switchStory,
};
