import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** What the portal's build wrote down for the edge in a file of its own; `null` where it wrote no such file. */
export function readBuildNote<Schema extends z.ZodType>(
  directory: string,
  name: string,
  schema: Schema,
): z.infer<Schema> | null {
  const file = join(directory, '.vite', name);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
