import { hash } from 'node:crypto';

type Member = string | number | boolean | null;

/** The same for two requests exactly when every member that counts is the same. */
export const requestHash = (operation: string, ...members: readonly Member[]): string =>
  hash('sha256', JSON.stringify([operation, ...members]), 'base64url');
