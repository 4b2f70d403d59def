import type { OutcomeCode } from '@linework/domain';
import { z } from 'zod';
import { root } from '../../tools/bootstrap/install.mjs';
import { sourcesOn } from '../../tools/copy/copy-files.ts';

const titled = z.looseObject({ title: z.string() });

/** Each outcome's English title, from the copy that customers read. */
export function readOutcomeTitles(): (code: OutcomeCode) => string {
  const copy = sourcesOn(root).find(
    ({ namespace, language }) => namespace === 'outcomes' && language === 'en',
  );
  return (code) => titled.parse(copy?.tree[code]).title;
}
