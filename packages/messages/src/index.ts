export type { MessageLinks, MessageReader } from './message-reader.ts';
export { messageWords } from './message-words.ts';
export { renderMessage, type RenderedMessage } from './render-message.ts';
