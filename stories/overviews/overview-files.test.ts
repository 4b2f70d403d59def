import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filedFlows } from './filed-flows.ts';
import { mapStories, mapsFile } from './map-stories.ts';
import { overviewFiles } from './overview-files.ts';

it('each flow, family of outcomes and the standings have their docs page, and no page is left over', async () => {
  const files = overviewFiles(await filedFlows());
  expect(globSync('*.mdx', { cwd: import.meta.dirname }).sort()).toEqual(
    files.map(({ name }) => name).sort(),
  );
  for (const { name, text } of files) {
    expect(readFileSync(path.join(import.meta.dirname, name), 'utf8'), name).toBe(text);
  }
});

it('each flow has its map, called as the flow is on its own page', async () => {
  const flows = await filedFlows();
  const text = mapStories(flows);
  expect(readFileSync(path.join(import.meta.dirname, mapsFile), 'utf8')).toBe(text);
  expect(text).toContain("export const AutoPayEnroll = meta.story({ name: 'Auto Pay: Enroll', ");
});
