import {
  buildSchema,
  GraphQLError,
  type GraphQLSchema,
  isScalarType,
  isSpecifiedScalarType,
  valueFromASTUntyped,
} from 'graphql';

function text(value: unknown): string {
  if (typeof value !== 'string') throw new GraphQLError('Not a text');
  return value;
}

/** Reads a schema of the contract. What it calls a scalar of its own, a date for one, comes as text and as nothing else. */
export function readSchema(sdl: string): GraphQLSchema {
  const schema = buildSchema(sdl);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    type.parseValue = text;
    type.parseLiteral = (literal, variables) => text(valueFromASTUntyped(literal, variables));
  }
  return schema;
}
