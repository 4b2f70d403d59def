/**
 * Writes `src/generated/` from every area's schema and operations, which it finds by their names: types and ids for
 * whoever asks, and for whoever answers the schema as one text and each operation as one line with its fragments.
 * `node generate.ts --check` writes nothing and fails when what stands there is not in step.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { concatAST, type DocumentNode, parse } from 'graphql';
import { graphTypes } from './generator/graph-types.ts';
import { mergedSchema } from './generator/merged-schema.ts';
import { ownDocuments } from './generator/own-documents.ts';
import { answeredFile, schemaFile, sentFile } from './generator/written-files.ts';

const source = new URL('./src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf8');

/** A graph, and where its areas are. */
interface Graph {
  readonly areas: string;
  readonly output: 'graph' | 'graph-auxiliary';
}

const graphs: readonly Graph[] = [
  { areas: '*', output: 'graph' },
  { areas: 'auxiliary/*', output: 'graph-auxiliary' },
];

const parsed = (pattern: string): DocumentNode[] =>
  globSync(pattern, { cwd: source })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => parse(read(path)));

async function generate({ areas, output }: Graph): Promise<ReadonlyMap<string, string>> {
  const schema = mergedSchema(parsed(`${areas}/schema.graphql`));
  const operations = concatAST(parsed(`${areas}/operations.graphql`));
  const { schemaTypes, operationTypes } = await graphTypes(schema, operations);
  const documents = ownDocuments(operations);
  return new Map([
    [`generated/${output}-schema.ts`, schemaFile(schemaTypes)],
    [`generated/${output}.ts`, sentFile(operationTypes, documents)],
    [`generated/${output}-documents.ts`, answeredFile(schema, documents)],
  ]);
}

const checking = process.argv.includes('--check');
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
