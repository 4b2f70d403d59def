import { type DocumentNode, print } from 'graphql';
import type { DeclaredOperation } from './declared-operations.ts';
import type { OwnDocument } from './own-documents.ts';

const head =
  '// Written by generate.ts from the schemas and operations beside it; change those and run `npm run contract`.';

const domainTypes = ['AccountStandingName', 'BusinessDate', 'DelinquencyCode', 'OutcomeCode'];

function withDomainTypes(body: string, imports: readonly string[] = []): string {
  const used = domainTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const fromDomain = used.length > 0 ? [`import type { ${used.join(', ')} } from '@linework/domain';`] : [];
  return [head, ...fromDomain, ...imports, '', body, ''].join('\n');
}

/** The types of a schema, for whoever answers. */
export const schemaFile = (types: string): string => withDomainTypes(types);

/** The types of each operation's variables and result, and by area what is asked. */
export const askedTypesFile = (types: string, areas: readonly string[]): string =>
  withDomainTypes([types, ...areas.map((area) => `export * from './asked/${area}.ts';`)].join('\n'));

/** What is asked in an area: each operation's id. In a file of its own, so that a page brings only what it asks. */
export function askedFile(documents: readonly OwnDocument[], graph: string): string {
  const types = documents.flatMap(({ name, kind }) => [`${name}${kind}`, `${name}${kind}Variables`]);
  return [
    head,
    "import type { TypedDocument } from '../../typed-document.ts';",
    `import type { ${types.sort().join(', ')} } from '../${graph}.ts';`,
    '',
    documents.map(askedDocument).join('\n\n'),
    '',
  ].join('\n');
}

const askedDocument = ({ id, name, kind }: OwnDocument): string =>
  `export const ${name}Document: TypedDocument<${name}${kind}, ${name}${kind}Variables> = {\n  id: '${id}',\n  name: '${name}',\n};`;

/** What is answered from: the schema, and the operations' texts by those ids. */
export const answeredFile = (schema: DocumentNode, documents: readonly OwnDocument[]): string =>
  [
    head,
    "import type { DocumentTexts } from '../typed-document.ts';",
    '',
    'export const documents: DocumentTexts = {',
    ...documents.map(({ id, text }) => `  '${id}': ${JSON.stringify(text)},`),
    '};',
    '',
    `export const schema = ${JSON.stringify(print(schema))};`,
    '',
  ].join('\n');

/** What the schema declares of each operation, for whoever guards it. */
export const operationsFile = (operations: readonly DeclaredOperation[]): string =>
  [
    head,
    "import type { Permission } from '@linework/domain';",
    '',
    'export const operations = {',
    ...operations.map(
      ({ name, permission, idempotent }) =>
        `  ${name}: { permission: '${permission}', idempotent: ${idempotent} },`,
    ),
    '} as const satisfies Readonly<Record<string, { permission: Permission; idempotent: boolean }>>;',
    '',
  ].join('\n');
