import { hash } from 'node:crypto';
import path from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

/** An operation as the portal asks it, with the id that the edge knows it by. */
export interface OwnDocument {
  readonly id: string;
  readonly name: string;
  readonly kind: 'Query' | 'Mutation';
  /** One line, with the fragments that it needs. */
  readonly text: string;
  readonly operation: OperationDefinitionNode;
  /** The folder that it is written in. */
  readonly area: string;
}

export function ownDocuments(documents: DocumentNode): OwnDocument[] {
  const fragments = new Map(
    documents.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return documents.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const needed = [...fragmentsOf(operation, fragments)].sort().flatMap((key) => fragments.get(key) ?? []);
      const text = stripIgnoredCharacters([operation, ...needed].map(print).join('\n'));
      return {
        id: `sha256:${hash('sha256', text)}`,
        name: operation.name?.value ?? '',
        kind: operation.operation === 'query' ? 'Query' : 'Mutation',
        text,
        operation,
        area: path.basename(path.dirname(operation.loc?.source.name ?? '')),
      };
    });
}

function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
): Set<string> {
  const names = new Set<string>();
  visit(node, {
    FragmentSpread({ name: { value } }) {
      const fragment = all.get(value);
      if (!fragment || names.has(value)) return;
      names.add(value);
      for (const inner of fragmentsOf(fragment, all)) names.add(inner);
    },
  });
  return names;
}
