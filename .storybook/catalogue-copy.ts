import { addCopy, type CopyInstance, type CopyTree, createCopy, type Language } from '@linework/copy';
import { type CopyPath, readCopyPath } from '@linework/copy/copy-files';

/** A copy file of the repository, in one language. */
export interface CopyFile extends CopyPath {
  readonly tree: CopyTree;
}

const found = {
  ...import.meta.glob<CopyTree>('../packages/*/src/**/*.{en,es}.json', { eager: true, import: 'default' }),
  ...import.meta.glob<CopyTree>('../apps/portal/src/**/*.{en,es}.json', { eager: true, import: 'default' }),
  ...import.meta.glob<CopyTree>('../stories/**/*.{en,es}.json', { eager: true, import: 'default' }),
};

declare global {
  /** `namespace:key` of each word that the story on the page has shown so far, with its text: the camera reads it. */
  var lineworkShownWords: Map<string, string> | undefined;
}

/** Begins a story's own list of the words it shows; what an earlier story still says goes to its own. */
export function recordShownWords(): void {
  globalThis.lineworkShownWords = new Map();
}

/** Every copy file there is: of the packages, the portal and the catalogue's own pages. */
export const copyFiles: readonly CopyFile[] = Object.entries(found).flatMap(([from, tree]) => {
  const named = readCopyPath(from.replace('../', ''));
  return named ? [{ ...named, tree }] : [];
});

/** An instance of its own for each rendering, with every word of both languages: nothing loads while a story runs. */
export async function catalogueCopy(language: Language, pseudoLong: boolean): Promise<CopyInstance> {
  const shown = globalThis.lineworkShownWords;
  const copy = createCopy({
    language,
    pseudoLong,
    strict: true,
    onShown: ({ namespace, key, text }) => shown?.set(`${namespace}:${key}`, text),
  });
  await Promise.all(copyFiles.map((file) => addCopy(copy, file.namespace, file.language, file.tree)));
  return copy;
}
