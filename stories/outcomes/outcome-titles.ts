import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isShownAs, type OutcomeCode } from '@linework/domain';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const titled = z.looseObject({ title: z.string() });

const wordsOf = (file: string) =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));

/** Each outcome's English title, from the copy that customers read. */
export function readOutcomeTitles(): (code: OutcomeCode) => string {
  const standIn = wordsOf('apps/portal/src/navigation/chunk-problem.en.json');
  const words = {
    ...wordsOf('packages/parts/src/outcomes/outcomes.en.json'),
    ...wordsOf('packages/parts/src/outcomes/card-outcomes.en.json'),
  };
  return (code) => titled.parse(isShownAs(code, 'standIn') ? standIn : words[code]).title;
}
