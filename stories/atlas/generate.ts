// Writes the atlas stories: `node stories/atlas/generate.ts`, after a new machine.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMachines } from '../../tools/census/known.ts';
import { storyFile } from './story-file.ts';

const root = path.resolve(import.meta.dirname, '../..');
const flows = (await readMachines(root)).map(({ id }) => id);
writeFileSync(path.join(import.meta.dirname, 'Maps.stories.tsx'), storyFile(flows));
