import path from 'node:path';
import { root } from '../bootstrap/install.mjs';

const under = (...parts: string[]): string => path.join(root, '.cache/visual', ...parts);

/** Everything that the visual check keeps; git ignores the whole folder. */
export const places = {
  builds: under('builds'),
  pictures: under('pictures'),
  keys: under('keys'),
  worktrees: under('worktrees'),
  report: under('report'),
  proof: under('proof.json'),
  intended: path.join(root, 'visual-intended.txt'),
} as const;
