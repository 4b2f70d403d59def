/* What other capabilities may use of messages: that something is to be told, in the statement that does it. */
export { messageInserts } from './message-inserts.ts';
