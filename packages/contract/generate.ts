/**
 * Writes `src/generated/` from the SDL and the operations: types and ids for whoever asks, and each operation as one line
 * of text with its fragments for whoever answers. `node generate.ts --check` writes nothing and fails when what stands
 * there is not in step.
 */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

const source = new URL('./src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf8');

interface Target {
  readonly schema: string;
  readonly operations: readonly string[];
  readonly output: 'graph' | 'graph-auxiliary';
}

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, source))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => `${folder}${name}`);

const targets: readonly Target[] = [
  { schema: 'schema.graphql', operations: filesIn('operations/'), output: 'graph' },
  {
    schema: 'auxiliary.graphql',
    operations: filesIn('operations/auxiliary/'),
    output: 'graph-auxiliary',
  },
];

const scalars = {
  BusinessDate: { input: 'BusinessDate', output: 'BusinessDate' },
  Instant: { input: 'string', output: 'string' },
  OutcomeCode: { input: 'OutcomeCode', output: 'OutcomeCode' },
  AccountStandingName: { input: 'AccountStandingName', output: 'AccountStandingName' },
  DelinquencyCode: { input: 'DelinquencyCode', output: 'DelinquencyCode' },
};

const config = {
  scalars,
  enumType: 'string-literal',
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  immutableTypes: true,
  maybeValue: 'T | null',
  inputMaybeValue: 'T | null',
  avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: false },
};

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

interface OwnDocument {
  readonly id: string;
  readonly name: string;
  readonly kind: 'Query' | 'Mutation';
  readonly text: string;
}

function documentsOf(documents: DocumentNode): OwnDocument[] {
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
      };
    });
}

/** What is sent: an operation's id, with the types of its variables and result. */
const sentDocument = ({ id, name, kind }: OwnDocument): string =>
  `export const ${name}Document: TypedDocument<${name}${kind}, ${name}${kind}Variables> = {\n  id: '${id}',\n  name: '${name}',\n};`;

/** What is answered: the texts by those ids. */
const documentTexts = (schema: string, documents: readonly OwnDocument[]): string =>
  [
    writtenFrom(schema),
    "import type { DocumentTexts } from '../typed-document.ts';",
    '',
    'export const documents: DocumentTexts = {',
    ...documents.map(({ id, text }) => `  '${id}': ${JSON.stringify(text)},`),
    '};',
    '',
  ].join('\n');

const writtenFrom = (schema: string): string =>
  `// Written by generate.ts from ${schema} and its operations; change those and run \`npm run contract\`.`;

const domainTypes = ['AccountStandingName', 'BusinessDate', 'DelinquencyCode', 'OutcomeCode'];

const head = (schema: string, body: string, imports: readonly string[] = []): string => {
  const used = domainTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return [
    writtenFrom(schema),
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from '@linework/domain';`] : []),
    ...imports,
    '',
    body,
    '',
  ].join('\n');
};

/** Three files: what the portal sends (ids), what the edge looks up by them (texts) and answers with (the schema's own types). */
async function generate({ schema, operations, output }: Target): Promise<ReadonlyMap<string, string>> {
  const documents = operations.map((path) => ({ location: path, document: parse(read(path)) }));
  const schemaText = read(schema);
  const options = {
    schema: parse(schemaText),
    schemaAst: buildSchema(schemaText),
    documents,
    config,
    pluginMap: { typescript: typescriptPlugin, operations: operationsPlugin },
  };
  const types = await codegen({ ...options, filename: 'schema', plugins: [{ typescript: {} }] });
  const sent = await codegen({ ...options, filename: 'operations', plugins: [{ operations: {} }] });
  const own = documentsOf(concatAST(documents.map(({ document }) => document)));
  return new Map([
    [`generated/${output}-schema.ts`, head(schema, types)],
    [
      `generated/${output}.ts`,
      head(schema, `${sent}\n${own.map(sentDocument).join('\n\n')}`, [
        "import type { TypedDocument } from '../typed-document.ts';",
      ]),
    ],
    [`generated/${output}-documents.ts`, documentTexts(schema, own)],
  ]);
}

const checking = process.argv.includes('--check');
for (const target of targets) {
  for (const [name, text] of await generate(target)) {
    const path = new URL(name, source);
    if (!checking) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) {
      console.error(`packages/contract/src/${name} is not in step with its schema: run npm run contract`);
      process.exitCode = 1;
    }
  }
}
