import { root } from '../../tools/bootstrap/install.mjs';
import { readMachines } from '../../tools/census/known.ts';
import { readStoryIndex } from '../../tools/census/story-index.ts';
import { filedTitle, flowTitle } from '../atlas/state-stories.ts';
import type { FiledFlow } from './overview-files.ts';

/** Every flow that has a machine, with the title of its stories. */
export async function filedFlows(): Promise<FiledFlow[]> {
  const stories = readStoryIndex(root).map((story) => ({ ...story, tags: [...story.tags] }));
  const flows = await readMachines(root);
  return flows.map(({ id }) => ({ id, title: filedTitle(stories, id), name: flowTitle(stories, id) }));
}
