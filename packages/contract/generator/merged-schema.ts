import {
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  visit,
} from 'graphql';

/**
 * The areas' schemas as one: what an area adds to a type stands in that type, and what is declared about operations is
 * left out, since it is for the edge and not for whoever asks.
 */
export function mergedSchema(areas: readonly DocumentNode[]): DocumentNode {
  const { definitions } = concatAST(areas);
  const added = Map.groupBy(
    definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_EXTENSION),
    ({ name }) => name.value,
  );
  const addedTo = (type: string): FieldDefinitionNode[] =>
    (added.get(type) ?? []).flatMap(({ fields = [] }) => fields);
  const merged = definitions
    .filter(isKept)
    .map((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION
        ? { ...definition, fields: [...(definition.fields ?? []), ...addedTo(definition.name.value)] }
        : definition,
    );
  return visit({ kind: Kind.DOCUMENT, definitions: merged }, { Directive: () => null });
}

const isKept = ({ kind }: DefinitionNode): boolean =>
  kind !== Kind.OBJECT_TYPE_EXTENSION && kind !== Kind.DIRECTIVE_DEFINITION;
