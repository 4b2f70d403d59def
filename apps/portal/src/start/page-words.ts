import { type PageWords, pageWordsId } from '@linework/contract';
import { addCopy, type CopyInstance, type CopyTree, languageOf } from '@linework/copy';

/** Takes the words that came with the page, when they are in the language that the portal starts in. */
export async function addPageWords(copy: CopyInstance): Promise<void> {
  const text = document.getElementById(pageWordsId)?.textContent ?? '';
  // The development server's page brings none.
  if (!text.startsWith('{')) return;
  const { language, words }: PageWords<CopyTree> = JSON.parse(text);
  const started = languageOf(copy);
  if (language !== started) return;
  await Promise.all(
    Object.entries(words).map(async ([namespace, tree]) => await addCopy(copy, namespace, started, tree)),
  );
}
