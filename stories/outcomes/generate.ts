// Writes the outcome stories: `npm run lists`, after a change to the outcome catalogue.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOutcomeTitles } from './outcome-titles.ts';
import { storyFiles } from './story-files.ts';

for (const { name, text } of storyFiles(readOutcomeTitles())) {
  writeFileSync(path.join(import.meta.dirname, name), text);
}
