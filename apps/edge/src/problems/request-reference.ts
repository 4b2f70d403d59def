import type { IncomingMessage } from 'node:http';
import { newReference } from './new-reference.ts';

/** What a request is called: by the calls around it, and by the people who read its answer. */
export interface RequestNames {
  readonly correlatorId: string;
  readonly reference: string;
}

const references = new WeakMap<IncomingMessage, string>();

/** The reference of a request: every line of its log has it, and its answer where it is a problem. Never the caller's own. */
export function referenceOf(message: IncomingMessage): string {
  const known = references.get(message) ?? newReference();
  references.set(message, known);
  return known;
}

/** @param request as the server's framework has it */
export const namesOf = (request: { readonly id: string; readonly raw: IncomingMessage }): RequestNames => ({
  correlatorId: request.id,
  reference: referenceOf(request.raw),
});
