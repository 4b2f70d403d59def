import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const dependencyMap = z.record(z.string(), z.string()).default({});

const manifest = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.string()).default({}),
  dependencies: dependencyMap,
  devDependencies: dependencyMap,
  peerDependencies: dependencyMap,
});

/** One of our packages, as its package.json describes it. */
export interface Workspace extends z.infer<typeof manifest> {
  /** Folder, relative to the repository. */
  folder: string;
}

/** All packages of the repository. */
export function readWorkspaces(root: string): Workspace[] {
  return globSync(['packages/*', 'apps/*', 'fixtures'], { cwd: root })
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => {
      const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
      return { folder, ...manifest.parse(JSON.parse(text)) };
    });
}
