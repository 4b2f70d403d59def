import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '../../bootstrap/install.mjs';
import { makeAlbum } from '../../visual/album.ts';
import { photograph } from '../../visual/camera/photograph.ts';
import { serveFolder } from '../../visual/camera/serve-folder.ts';
import { capture, openStand, type Stand, takePicture } from '../../visual/camera/stand.ts';
import { compareAlbums } from '../../visual/compare/compare-albums.ts';
import type { Size } from '../../visual/compare/pixels.ts';
import { writeReport } from '../../visual/report/write-report.ts';
import { shotName } from '../../visual/shots.ts';
import { findUnstable } from '../../visual/stress.ts';
import { atLeastTimes, atMost, type Measure, type Row, told } from '../row.ts';
import { measuredModes, sampleOf, secondsOf, type VisualScene, withVisualScene } from './visual-scene.ts';
import { testRunnerRate } from './visual-test-runner.ts';

/** Stories a second, shown one after the other without a picture. */
async function renderedRate({ camera, catalogue, pages, shots }: VisualScene): Promise<number> {
  const session = { camera, catalogue: catalogue.folder, shots, pages, withPictures: false };
  return shots.length / (await secondsOf(() => photograph({ ...session, onTaken: () => undefined })));
}

/** In the page: the size of all of it, beyond what the window shows. */
const wholeSize = (): Size => ({
  width: document.documentElement.scrollWidth,
  height: document.documentElement.scrollHeight,
});

const standingStories = 24;
const timesEach = 4;

/** Pictures a second of stories that stand still, evenly out of all: the same sizes, flags and pages as the check's. */
async function standingRate({ camera, catalogue, pages, shots }: VisualScene): Promise<number> {
  const served = await serveFolder(catalogue.folder);
  const stands = await Promise.all(
    Array.from({ length: pages }, () => openStand(camera.browser, served.url)),
  );
  const again = async (stand: Stand, size: Size): Promise<void> => {
    for (let time = 0; time < timesEach; time += 1) await capture(stand, stand.viewport ?? 'desktop', size);
  };
  let seconds = 0;
  for (const shot of sampleOf(shots, standingStories)) {
    await Promise.all(stands.map((stand) => takePicture(stand, shot)));
    const sizes = await Promise.all(stands.map(({ page }) => page.evaluate(wholeSize)));
    seconds += await secondsOf(() =>
      Promise.all(stands.map((stand, at) => again(stand, sizes[at] ?? { width: 0, height: 0 }))),
    );
  }
  await served.close();
  return (standingStories * timesEach * pages) / seconds;
}

/** Everything that a check does when nothing is known: pictures, comparison, report. */
async function wholeCheck({ camera, catalogue, pages }: VisualScene) {
  const began = performance.now();
  const choice = { modes: measuredModes };
  const album = await makeAlbum({ camera, catalogue, pages, choice, all: true, label: 'Whole check' });
  const photographed = performance.now();
  const comparison = compareAlbums(album, album);
  const compared = performance.now();
  await writeReport(
    {
      ...comparison,
      build: camera.build,
      base: 'Bench',
      head: 'Bench',
      taken: album.taken,
      found: [],
      stale: [],
      intendedBuild: null,
      took: {
        build: 0,
        photograph: (photographed - began) / 1000,
        compare: (compared - photographed) / 1000,
      },
    },
    path.join(root, '.cache/bench/visual-report'),
  );
  return { seconds: (performance.now() - began) / 1000, comparing: (compared - photographed) / 1000 };
}

const whole: Measure = () =>
  withVisualScene(async (scene) => {
    const count = scene.shots.length;
    const { seconds } = await wholeCheck(scene);
    const rendered = await renderedRate(scene);
    const standing = await standingRate(scene);
    const allowed = 1 / (1 / rendered + 1 / standing);
    const name = 'visual/whole';
    return [
      atLeastTimes({ name, value: count / seconds, unit: 'pictures/s' }, allowed, 0.85),
      told({ name, value: count, unit: 'pictures' }),
      told({ name: `${name} rendered alone`, value: rendered, unit: 'stories/s' }),
      told({ name: `${name} standing page`, value: standing, unit: 'pictures/s' }),
    ];
  });

const compareShare: Measure = () =>
  withVisualScene(async (scene): Promise<Row[]> => {
    const { seconds, comparing } = await wholeCheck(scene);
    return [
      atMost(
        { name: 'visual/compare-share', value: (100 * comparing) / seconds, unit: '% of the whole' },
        null,
        2,
      ),
    ];
  });

/** Pictures a second of our camera over the catalogue in its first mode, the opening of its pages with it. */
async function cameraRate({ camera, catalogue, pages, shots: all }: VisualScene) {
  const shots = all.filter(({ modeName }) => modeName === 'English desktop light');
  const session = { camera, catalogue: catalogue.folder, shots, pages };
  const seconds = await secondsOf(() => photograph({ ...session, onTaken: () => undefined }));
  return { shots, rate: shots.length / seconds };
}

/** So many of them are visited one by one: each costs the same, whatever came before. */
const visited = 120;

const byUrl: Measure = () =>
  withVisualScene(async (scene) => {
    const { shots, rate } = await cameraRate(scene);
    const sample = sampleOf(shots, visited);
    const served = await serveFolder(scene.catalogue.folder);
    const queue = sample.values();
    const visit = async (): Promise<void> => {
      const context = await scene.camera.browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      for (const { story } of queue) {
        await page.goto(`${served.url}/iframe.html?id=${story.id}&viewMode=story`);
        await page.waitForSelector('body.sb-show-main #storybook-root', { state: 'attached' });
        await page.screenshot();
      }
      await context.close();
    };
    const seconds = await secondsOf(() => Promise.all([visit(), visit()]));
    await served.close();
    return [
      atLeastTimes({ name: 'visual/by-url', value: rate, unit: 'pictures/s' }, sample.length / seconds, 4),
    ];
  });

const testRunner: Measure = () =>
  withVisualScene(async (scene) => {
    const name = 'visual/test-runner';
    const { rate } = await cameraRate(scene);
    const beside = await testRunnerRate(scene.catalogue.folder);
    if (typeof beside === 'string')
      return [told({ name: `${name} (${beside})`, value: rate, unit: 'pictures/s' })];
    return [atLeastTimes({ name, value: rate, unit: 'pictures/s' }, beside, 5)];
  });

const unstable: Measure = () =>
  withVisualScene(async ({ camera, catalogue, shots }) => {
    const found = await findUnstable(camera, catalogue.folder, shots);
    const name = 'visual/unstable';
    return [
      atMost({ name, value: found.length, unit: 'pictures' }, null, 0),
      told({ name, value: new Set(shots.map(shotName)).size, unit: 'pictures in each of 6 rounds' }),
    ];
  });

/** How fast the visual check is beside what it is made of, and beside other ways of taking the same pictures. */
export const visualRateMeasures: Readonly<Record<string, Measure>> = {
  'visual/whole': whole,
  'visual/test-runner': testRunner,
  'visual/by-url': byUrl,
  'visual/unstable': unstable,
  'visual/compare-share': compareShare,
};
