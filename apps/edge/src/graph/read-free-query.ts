import { BREAK, type DocumentNode, type GraphQLSchema, parse, validate, visit } from 'graphql';
import { isStorable } from '../http/unsound-input.ts';
import { malformed } from '../problems/problem.ts';
import { isWithinLimits, mostTokens } from './limits.ts';

/**
 * Reads a query that the caller wrote, for whoever tries the graph out. Its own words are not repeated to it.
 * @throws OutcomeProblem LW-SYS-060 when it cannot be read, asks too much or what the schema does not have
 */
export function readFreeQuery(schema: GraphQLSchema, text: string): DocumentNode {
  const document = parsed(text);
  if (!document) throw malformed('/query', 'notAQuery');
  if (!isWithinLimits(schema, document)) throw malformed('/query', 'outsideLimits');
  if (validate(schema, document, undefined, { maxErrors: 1 }).length > 0)
    throw malformed('/query', 'notInTheSchema');
  return document;
}

function parsed(text: string): DocumentNode | null {
  try {
    const document = parse(text, { maxTokens: mostTokens, noLocation: true });
    return isStorableThroughout(document) ? document : null;
  } catch {
    return null;
  }
}

/** A literal is escaped twice, in JSON and in its query: what a body may not hold could still stand in it. */
function isStorableThroughout(document: DocumentNode): boolean {
  let isSound = true;
  visit(document, {
    StringValue: ({ value }) => {
      if (isStorable(value)) return undefined;
      isSound = false;
      return BREAK;
    },
  });
  return isSound;
}
