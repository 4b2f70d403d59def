export type { MessageLinks, MessageReader } from './message-reader.ts';
export { messageWords } from './message-words.ts';
export { type RenderedMessage, renderMessage } from './render-message.ts';
export { type TransactionFile, transactionFile } from './transaction-file/transaction-file.ts';
