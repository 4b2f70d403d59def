import { createCopy, type Language, readTexts } from '@linework/copy/words';
import type { MessageTexts } from './message-values.ts';
import { messagesCopy } from './messages.copy.ts';

const loaded = new Map<Language, Promise<MessageTexts>>();

/** The words of messages in a language, loaded once. */
export function messageWords(language: Language): Promise<MessageTexts> {
  const words = loaded.get(language) ?? readTexts(createCopy({ language, strict: true }), messagesCopy);
  loaded.set(language, words);
  return words;
}
