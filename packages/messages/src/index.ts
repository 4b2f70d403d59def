export type { MessageLinks, MessageReader } from './message-reader.ts';
export { messageWords } from './message-words.ts';
export { type RenderedMessage, renderMessage } from './render-message.ts';
export { rangeFile, type StatementFile, statementFile } from './statement-file/statement-file.ts';
export { type TransactionFile, transactionFile } from './transaction-file/transaction-file.ts';
