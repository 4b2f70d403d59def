import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  visit,
} from 'graphql';

/**
 * The areas' schemas as one: what an area adds to a type stands in that type, and what is declared about operations is
 * left out, since it is for the edge and not for whoever asks.
 * @throws Error for what is no schema: a type that nobody wrote, a directive that nobody defined, a field twice
 */
export function mergedSchema(written: DocumentNode): DocumentNode {
  buildASTSchema(written);
  const added = Map.groupBy(
    written.definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_EXTENSION),
    ({ name }) => name.value,
  );
  const addedTo = (type: string): FieldDefinitionNode[] =>
    (added.get(type) ?? []).flatMap(({ fields = [] }) => fields);
  const definitions = written.definitions
    .filter(isKept)
    .map((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION
        ? { ...definition, fields: [...(definition.fields ?? []), ...addedTo(definition.name.value)] }
        : definition,
    );
  return visit({ kind: Kind.DOCUMENT, definitions }, { Directive: () => null });
}

const isKept = ({ kind }: DefinitionNode): boolean =>
  kind !== Kind.OBJECT_TYPE_EXTENSION && kind !== Kind.DIRECTIVE_DEFINITION;
