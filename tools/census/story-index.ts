import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const storyIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      importPath: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

/** One story of the catalogue. */
export type IndexedStory = z.infer<typeof storyIndex>['entries'][string];

/** Reads the stories and their tags out of the sources: Storybook's own index, without a build or a browser. */
export function readStoryIndex(root: string): IndexedStory[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'linework-census-'));
  try {
    const file = path.join(folder, 'index.json');
    const cli = createRequire(path.join(root, 'package.json')).resolve('storybook/internal/bin/dispatcher');
    const run = spawnSync(
      process.execPath,
      [cli, 'index', '--output-file', file, '--disable-telemetry', '--quiet'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    if (run.status !== 0)
      throw new Error(`Storybook could not list its stories:\n${run.stdout}${run.stderr}`);
    const { entries } = storyIndex.parse(JSON.parse(readFileSync(file, 'utf8')));
    return Object.values(entries).filter(({ type }) => type === 'story');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
