import type { CopyInstance, Language } from '@linework/copy';
import { catalogueCopy } from '../.storybook/catalogue-copy.ts';

/** The words of both languages side by side, whichever the toolbar chose. */
export type BothLanguages = Readonly<Record<Language, CopyInstance>>;

export async function loadBothLanguages(): Promise<{ words: BothLanguages }> {
  const [en, es] = await Promise.all([catalogueCopy('en', false), catalogueCopy('es', false)]);
  return { words: { en, es } };
}
