/**
 * Writes `src/generated/` from every area's schema and operations, which it finds by their names: types and ids for
 * whoever asks, and for whoever answers the schema as one text and each operation as one line with its fragments.
 * `node generate.ts --check` writes nothing and fails when what stands there is not in step.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { concatAST, type DocumentNode, parse, Source } from 'graphql';
import { declaredOperations, requireOwnName } from './generator/declared-operations.ts';
import { graphTypes } from './generator/graph-types.ts';
import { mergedSchema } from './generator/merged-schema.ts';
import { ownDocuments } from './generator/own-documents.ts';
import {
  answeredFile,
  askedFile,
  askedTypesFile,
  operationsFile,
  schemaFile,
} from './generator/written-files.ts';

const source = new URL('./src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf8');

/** A graph, and where its areas are. */
interface Graph {
  readonly areas: string;
  readonly output: 'graph' | 'graph-auxiliary';
  /** Whether it is asked before anybody has signed in: then nobody needs a permission. */
  readonly beforeSignIn: boolean;
}

const graphs: readonly Graph[] = [
  { areas: '*', output: 'graph', beforeSignIn: false },
  { areas: 'auxiliary/*', output: 'graph-auxiliary', beforeSignIn: true },
];

const parsed = (pattern: string): DocumentNode[] =>
  globSync(pattern, { cwd: source })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => parse(new Source(read(path), path)));

async function generate({ areas, output, beforeSignIn }: Graph): Promise<ReadonlyMap<string, string>> {
  const written = concatAST(parsed(`${areas}/schema.graphql`));
  const schema = mergedSchema(written);
  const operations = concatAST(parsed(`${areas}/operations.graphql`));
  const { schemaTypes, operationTypes } = await graphTypes(schema, operations, `${output}-schema.ts`);
  const documents = ownDocuments(operations);
  for (const { operation } of documents) requireOwnName(operation);
  const byArea = Map.groupBy(documents, ({ area }) => area);
  return new Map([
    ...(beforeSignIn
      ? []
      : [['generated/operations.ts', operationsFile(declaredOperations(written))] as const]),
    [`generated/${output}-schema.ts`, schemaFile(schemaTypes)],
    [`generated/${output}.ts`, askedTypesFile(operationTypes, [...byArea.keys()])],
    ...[...byArea].map(([area, asked]) => [`generated/asked/${area}.ts`, askedFile(asked, output)] as const),
    [`generated/${output}-documents.ts`, answeredFile(schema, documents)],
  ]);
}

const checking = process.argv.includes('--check');
// An area that is no more leaves nothing behind.
const asked = new URL('generated/asked/', source);
if (!checking) {
  rmSync(asked, { recursive: true, force: true });
  mkdirSync(asked);
}
for (const graph of graphs) {
  for (const [name, text] of await generate(graph)) {
    const path = new URL(name, source);
    if (!checking) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) {
      console.error(`packages/contract/src/${name} is not in step with its schema: run npm run contract`);
      process.exitCode = 1;
    }
  }
}
