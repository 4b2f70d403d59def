import type { DocumentTexts } from '@linework/contract';
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';

/** A schema, the documents that are answered from it, and what answers their fields. */
export interface Graph {
  readonly schema: GraphQLSchema;
  /** The portal's own documents by their ids: known, read and checked before anybody asks. */
  readonly documents: ReadonlyMap<string, DocumentNode>;
  /** A function for each field at the top of the schema. */
  readonly root: object;
}

/** @throws Error for a document that its schema does not answer, before the edge listens */
export function graphOf(schema: GraphQLSchema, texts: DocumentTexts, root: object): Graph {
  const documents = Object.entries(texts).map(([id, text]) => {
    const document = parse(text, { noLocation: true });
    const [error] = validate(schema, document);
    if (error) throw new Error(`The schema does not answer ${text.slice(0, 60)}: ${error.message}`);
    return [id, document] as const;
  });
  return { schema, documents: new Map(documents), root };
}
