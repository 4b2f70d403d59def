import { declaredOperations } from '@linework/contract/operations';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Fields at the top of one request, aliases counted: enough for any page, too few to ask a thousand times at once. */
const mostRootFields = 8;
/** Fields of one request all told, those of a fragment wherever it is used. */
const mostFields = 400;
/** `transactions.nodes.payment.paymentMethod.brand` and a little. */
const deepestQuery = 8;
/** Words and signs of a query's text. */
export const mostTokens = 2_000;

const isIdempotent = (name: string): boolean => declaredOperations.get(name)?.idempotent ?? false;

/**
 * Whether a document that a caller wrote asks no more than a page could need: one operation of a kind that the schema has;
 * at its top fields and no fragments, so that they can be counted; and an idempotent mutation alone in its request
 * (one idempotency key, one answer).
 */
export function isWithinLimits(schema: GraphQLSchema, { definitions }: DocumentNode): boolean {
  const operations = definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION) return false;
  if (!schema.getRootType(operation.operation)) return false;
  const top = operation.selectionSet.selections;
  const names = top.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
  if (names.length !== top.length || names.length > mostRootFields) return false;
  if (names.some(isIdempotent) && names.length > 1) return false;
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const { fields, depth } = extentOf(
    operation.selectionSet,
    new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
  );
  return fields <= mostFields && depth <= deepestQuery;
}

interface Extent {
  readonly fields: number;
  readonly depth: number;
}

const nothing: Extent = { fields: 0, depth: 0 };
const endless: Extent = { fields: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };

/** How much a selection comes to with its fragments in their places. One that stands within itself never ends. */
function extentOf(top: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Extent {
  const known = new Map<string, Extent>();
  function ofFragment(name: string): Extent {
    const found = known.get(name);
    if (found) return found;
    const fragment = fragments.get(name);
    if (!fragment) return nothing;
    known.set(name, endless);
    const extent = ofSelections(fragment.selectionSet);
    known.set(name, extent);
    return extent;
  }
  function ofSelections({ selections }: SelectionSetNode): Extent {
    const parts = selections.map((selection): Extent => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet);
      const inner = selection.selectionSet ? ofSelections(selection.selectionSet) : nothing;
      return { fields: inner.fields + 1, depth: inner.depth + 1 };
    });
    return {
      fields: parts.reduce((sum, { fields }) => sum + fields, 0),
      depth: parts.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
    };
  }
  return ofSelections(top);
}
