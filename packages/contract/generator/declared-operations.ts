import { type Permission, permissions } from '@linework/domain';
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLObjectType,
  getDirectiveValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';

/** What the schema declares of an operation. */
export interface DeclaredOperation {
  readonly name: string;
  readonly permission: Permission;
  readonly idempotent: boolean;
}

const isPermission = (text: unknown): text is Permission => permissions.some((known) => known === text);

/**
 * Everything that can be asked for and changed, with what is declared of it.
 * @throws Error for an operation that declares no permission, or one that the domain does not know
 */
export function declaredOperations(schemaText: DocumentNode): DeclaredOperation[] {
  const schema = buildASTSchema(schemaText);
  const declared = (type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).map(({ name, astNode }): DeclaredOperation => {
      const valuesOf = (directive: string) => {
        const definition = schema.getDirective(directive);
        return definition && astNode ? getDirectiveValues(definition, astNode) : undefined;
      };
      const permission = valuesOf('needs')?.permission;
      if (permission === undefined)
        throw new Error(`${name} does not say what it @needs: add @needs(permission: "…").`);
      if (!isPermission(permission)) throw new Error(`${name} needs ${permission}, which is no permission.`);
      const idempotent = valuesOf('idempotent') !== undefined;
      if (idempotent && type === schema.getQueryType())
        throw new Error(`${name} changes nothing: it cannot be @idempotent.`);
      return { name, permission, idempotent };
    });
  return [...declared(schema.getQueryType()), ...declared(schema.getMutationType())];
}

/** @throws Error for a document that asks more than one operation, or bears another name than the one that it asks */
export function requireOwnName({ name, selectionSet: { selections } }: OperationDefinitionNode): void {
  const [asked] = selections;
  const document = name?.value ?? '';
  const isNamedAfter =
    asked?.kind === Kind.FIELD && !asked.alias && asked.name.value === operationName(document);
  if (selections.length !== 1 || !isNamedAfter)
    throw new Error(`${document} must ask ${operationName(document)} and nothing else.`);
}

const operationName = (document: string): string => document.charAt(0).toLowerCase() + document.slice(1);
