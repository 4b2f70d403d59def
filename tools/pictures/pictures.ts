import process from 'node:process';
import { parseArgs } from 'node:util';
import { root } from '../bootstrap/install.mjs';
import { failWith, Refusal, say } from '../bootstrap/progress.mjs';
import { writeBaseWords } from '../copy/base-words.ts';
import { makeAlbum, recallAlbum } from '../visual/album.ts';
import { startBrowser, usualPages } from '../visual/camera/browser.ts';
import { catalogueOfFolder } from '../visual/sources/catalogue.ts';
import { looks } from './looks.ts';
import { hashForPictures, stampPictures } from './picture-stamp.ts';
import { picturesOf, reviewerIndex } from './reviewer-index.ts';
import { reviewersFolder } from './serve-reviewers.ts';
import { writeReviewers } from './write-reviewers.ts';

const usage = `npm run pictures -- [options]
  --only TEXT    only stories whose id, title or name holds TEXT; what is known of the others stays
  --all          photograph everything anew, whatever is known`;

function readOptions(args: string[]): { only?: string | undefined; all: boolean } {
  const options = { only: { type: 'string' }, all: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (problem) {
    throw new Refusal(`${problem instanceof Error ? problem.message : problem}\n\n${usage}`);
  }
}

/** Photographs the working tree's stories for the catalogue's own pages; gives how many could not be. */
async function takePictures({ only, all }: { only?: string | undefined; all: boolean }): Promise<number> {
  // Without a browser there is nothing to build for.
  const camera = await startBrowser();
  try {
    const catalogue = await catalogueOfFolder(root, 'this tree');
    const wanted = { catalogue, camera, declared: looks };
    const album = await makeAlbum({ ...wanted, pages: usualPages, choice: { only }, all, label: 'Pictures' });
    const index = reviewerIndex(recallAlbum(wanted), album);
    writeReviewers(index, reviewersFolder);
    writeBaseWords(reviewersFolder);
    const failed = [...album.entries.values()].filter(({ failure }) => failure !== null);
    for (const { shot, failure } of failed) {
      say(`No picture of ${shot.story.id} in ${shot.modeName}: ${failure?.split('\n')[0]}`);
    }
    const stories = Object.keys(index.pictures).length;
    say(`${picturesOf(index).size} pictures of ${stories} stories are in ${reviewersFolder}`);
    return failed.length;
  } finally {
    await camera.browser.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  const hash = hashForPictures();
  const failures = await takePictures(options);
  if (failures === 0 && options.only === undefined) stampPictures(hash);
  process.exitCode = failures === 0 ? 0 : 1;
} catch (error) {
  failWith(error);
}
