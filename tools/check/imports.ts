import { parseSync } from 'vite';

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function collect(node: unknown, into: Set<string>): void {
  if (Array.isArray(node)) for (const child of node) collect(child, into);
  else if (isNode(node)) {
    const { type, source } = node;
    if (
      typeof type === 'string' &&
      importing.has(type) &&
      isNode(source) &&
      typeof source.value === 'string'
    ) {
      into.add(source.value);
    }
    for (const child of Object.values(node)) if (isNode(child)) collect(child, into);
  }
}

/** The module specifiers that a source file imports, re-exports or loads, types included. */
export function specifiersOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  const error = errors[0];
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const found = new Set<string>();
  collect(program, found);
  return [...found];
}
