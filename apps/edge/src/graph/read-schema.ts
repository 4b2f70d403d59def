import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

/** A schema of the contract. What it calls a scalar of its own, a date for one, comes as text and as nothing else. */
export function readSchema(file: 'schema.graphql' | 'auxiliary.graphql'): GraphQLSchema {
  const path = fileURLToPath(import.meta.resolve(`@linework/contract/${file}`));
  const schema = buildSchema(readFileSync(path, 'utf8'));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    type.parseValue = text;
    type.parseLiteral = (literal, variables) => text(valueFromASTUntyped(literal, variables));
  }
  return schema;
}
