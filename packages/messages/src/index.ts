export type { MessageLinks, MessageReader } from './message-reader.ts';
export { messageWords } from './message-words.ts';
export { type RenderedMessage, renderMessage } from './render-message.ts';
export type { DocumentOutline, OutlinePart, OutlineTable } from './statement-document/document-outline.ts';
export { rangeDocument } from './statement-document/range-document.ts';
export { statementDocument } from './statement-document/statement-document.ts';
export { rangeFile, type StatementFile, statementFile } from './statement-file/statement-file.ts';
export { type TransactionFile, transactionFile } from './transaction-file/transaction-file.ts';
