import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OutcomeCode } from '@linework/domain';
import { z } from 'zod';

const copyFile = path.resolve(import.meta.dirname, '../../packages/parts/src/outcomes/outcomes.en.json');
const titled = z.looseObject({ title: z.string() });

/** Each outcome's English title, from the copy that customers read. */
export function readOutcomeTitles(): (code: OutcomeCode) => string {
  const words = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(copyFile, 'utf8')));
  return (code) => titled.parse(words[code]).title;
}
