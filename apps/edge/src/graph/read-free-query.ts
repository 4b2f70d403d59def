import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
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
    return parse(text, { maxTokens: mostTokens, noLocation: true });
  } catch {
    return null;
  }
}
