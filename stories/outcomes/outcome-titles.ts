import { isShownAs, type OutcomeCode } from '@linework/domain';
import { z } from 'zod';
import { root } from '../../tools/bootstrap/install.mjs';
import { sourcesOn } from '../../tools/copy/copy-files.ts';

const titled = z.looseObject({ title: z.string() });

/** Each outcome's English title, from the copy that customers read. */
export function readOutcomeTitles(): (code: OutcomeCode) => string {
  const englishOf = (name: string) =>
    sourcesOn(root).find(({ namespace, language }) => namespace === name && language === 'en')?.tree ?? {};
  const standIn = englishOf('chunkProblem');
  const words = { ...englishOf('outcomes'), ...englishOf('cardOutcomes') };
  return (code) => titled.parse(isShownAs(code, 'standIn') ? standIn : words[code]).title;
}
