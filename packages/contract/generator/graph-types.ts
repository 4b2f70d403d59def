import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import { buildASTSchema, type DocumentNode } from 'graphql';

const scalars = {
  ID: { input: 'string', output: 'string' },
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

/** Enums and inputs are the schema's own: they are written once. */
const ofSchema = (schemaFile: string) => ({
  importSchemaTypesFrom: `./${schemaFile}`,
  namespacedImportName: 'schema',
  importExtension: '.ts',
});

/** TypeScript's text for what a schema has, and for what the operations on it are asked with and answered. */
export async function graphTypes(
  schema: DocumentNode,
  documents: DocumentNode,
  schemaFile: string,
): Promise<{ readonly schemaTypes: string; readonly operationTypes: string }> {
  const options = {
    schema,
    schemaAst: buildASTSchema(schema),
    documents: [{ location: 'operations', document: documents }],
    config,
    pluginMap: { typescript: typescriptPlugin, operations: operationsPlugin },
  };
  const schemaTypes = await codegen({ ...options, filename: 'schema', plugins: [{ typescript: {} }] });
  const operationTypes = await codegen({
    ...options,
    filename: 'operations.ts',
    plugins: [{ operations: ofSchema(schemaFile) }],
  });
  return { schemaTypes, operationTypes };
}
