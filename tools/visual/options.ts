import { parseArgs } from 'node:util';
import { Refusal } from '../bootstrap/progress.mjs';

export type Task = 'check' | 'stress' | 'prove';

export interface Options {
  readonly task: Task;
  readonly base: string | undefined;
  readonly only: string | undefined;
  readonly modes: readonly string[] | undefined;
  readonly pages: number | undefined;
  readonly all: boolean;
  readonly json: boolean;
  readonly intend: boolean;
}

export const usage = `npm run visual -- [options]
  --base REF     compare with this commit (else: where this branch left main)
  --only TEXT    only stories whose id, title or name holds TEXT (with --prove: changes, parted by commas)
  --mode NAME    only modes whose name holds NAME (may be given again)
  --pages N      pages of the browser at once
  --all          photograph everything anew, whatever is known
  --intend       write every difference found into visual-intended.txt
  --json         the result as JSON on standard output
  --stress       photograph everything with 1, 2 and 4 pages and shuffled; name what is not the same each time
  --prove        make small changes one at a time and see that each is caught; writes docs/visual-proof.md`;

/** Reads the command line. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        only: { type: 'string' },
        mode: { type: 'string', multiple: true },
        pages: { type: 'string' },
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        intend: { type: 'boolean', default: false },
        stress: { type: 'boolean', default: false },
        prove: { type: 'boolean', default: false },
      },
    });
    const { base, only, mode: modes, all, json, intend } = values;
    const pages = values.pages === undefined ? undefined : Number(values.pages);
    if (pages !== undefined && !(Number.isInteger(pages) && pages >= 1 && pages <= 16)) {
      throw new Error('--pages takes a whole number from 1 to 16.');
    }
    const task = values.prove ? 'prove' : values.stress ? 'stress' : 'check';
    return { task, base, only, modes, pages, all, json, intend };
  } catch (problem) {
    throw new Refusal(`${problem instanceof Error ? problem.message : problem}\n\n${usage}`);
  }
}
