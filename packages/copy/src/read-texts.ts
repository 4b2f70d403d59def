import type { CopyBundle, CopyKey, CopyTree } from './bundle.ts';
import { type CopyInstance, languageOf } from './create-copy.ts';
import { loadBundle } from './load-copy.ts';
import type { CopyValues } from './placeholder-format.ts';
import { translator } from './translate.ts';

/** The texts of one bundle, by their keys. */
export type Texts<Tree> = (key: CopyKey<Tree>, values?: CopyValues) => string;

/** The texts of one bundle in an instance's language, where no page is. Rejects where they do not load. */
export async function readTexts<Tree extends CopyTree>(
  copy: CopyInstance,
  bundle: CopyBundle<Tree>,
): Promise<Texts<Tree>> {
  const language = languageOf(copy);
  await loadBundle(copy, bundle, language);
  return translator(copy, bundle.namespace, language).translate;
}
