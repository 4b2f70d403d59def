import { createWriteStream, type WriteStream } from 'node:fs';
import path from 'node:path';
import { privateFile, privateFolder } from '../../apps/edge/src/private-files.ts';

/** The edge's log, beside its data. Both are for their owner's eyes alone, also where others could read them before. */
export function openEdgeLog(dataDir: string): WriteStream {
  const file = path.join(dataDir, 'edge.log');
  privateFolder(dataDir);
  privateFile(file);
  return createWriteStream(file, { flags: 'a' });
}
