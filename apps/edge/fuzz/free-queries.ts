import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';
import { hostileText, hostileValue } from './hostile-values.ts';
import { rightArgument } from './right-values.ts';

/** A value as GraphQL writes it in a query: objects without quotes around the names of their members. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([name, inner]) => `${name}:${literal(inner)}`)
    .join(',')}}`;
}

function argumentsOf({ name: operation, args }: GraphQLField<unknown, unknown>): fc.Arbitrary<string> {
  if (args.length === 0) return fc.constant('');
  const each = args.map(({ name }) =>
    fc
      .oneof(
        { weight: 8, arbitrary: fc.constant(rightArgument(operation, name)) },
        { weight: 1, arbitrary: hostileValue },
      )
      .map((value) => `${name}:${literal(value)}`),
  );
  return fc.tuple(...each).map((written) => `(${written.join(',')})`);
}

/** All fields of a type that have no fields themselves, and below them so many levels of those that have. */
function selection(type: GraphQLObjectType, levels: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return [field.name];
    return levels > 0 ? [`${field.name}${selection(inner, levels - 1)}`] : [];
  });
  return `{${fields.join(' ') || '__typename'}}`;
}

function field(one: GraphQLField<unknown, unknown>): fc.Arbitrary<string> {
  const type = getNamedType(one.type);
  const below = isObjectType(type)
    ? fc.integer({ min: 0, max: 4 }).map((levels) => selection(type, levels))
    : fc.constant('');
  return fc
    .tuple(fc.constantFrom('', 'a:', 'b:', '__proto__:', 'constructor:'), argumentsOf(one), below)
    .map(([alias, written, rest]) => `${alias}${one.name}${written}${rest}`);
}

const broken = fc.constantFrom(
  '{__typename}',
  '{__schema{types{name fields{name}}}}',
  '{__type(name:"Query"){name description fields{name args{name}}}}',
  'subscription{__typename}',
  'extend type Query{x:String} {__typename}',
  '{a'.repeat(2_500),
  `${'{a'.repeat(300)}${'}'.repeat(300)}`,
  '{a{...A}} fragment A on Draft{...B} fragment B on Draft{...A}',
  'query A{__typename} query B{__typename}',
  `{${'__typename '.repeat(1_000)}}`,
);

/** Queries that the portal would never write: of the schema's own fields, cut off, or of nothing that it has. */
export function freeQuery(schema: GraphQLSchema): fc.Arbitrary<string> {
  const kinds = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  const operations = kinds.flatMap(([kind, type]) => {
    if (!type) return [];
    const fields = fc.oneof(...Object.values(type.getFields()).map(field));
    return [fc.array(fields, { minLength: 1, maxLength: 3 }).map((asked) => `${kind}{${asked.join(' ')}}`)];
  });
  const whole = fc.oneof(...operations);
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: fc.tuple(whole, fc.nat(200)).map(([text, at]) => text.slice(0, at)) },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: hostileText },
  );
}
