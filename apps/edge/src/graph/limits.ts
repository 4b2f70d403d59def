import {
  GraphQLError,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';

/** Fields at the top of one request, aliases counted: enough for any page, too few to ask a thousand times at once. */
const mostRootFields = 8;
/** Fields of one request all told, fragments counted where they stand. */
const mostFields = 400;
/** `transactions.nodes.payment.paymentMethod.brand` and a little. */
export const deepestQuery = 8;
/** Words and signs of a query's text. */
export const mostTokens = 2_000;

const moneyMutations: ReadonlySet<string> = new Set(['makePayment', 'cancelScheduledPayment']);

const fieldNames = (operation: OperationDefinitionNode): string[] =>
  operation.selectionSet.selections.map((selection) =>
    selection.kind === 'Field' ? selection.name.value : '',
  );

/** One operation a request, and within bounds. At its top stand fields, not fragments, so that they can be counted. */
export const withinBounds: ValidationRule = (context: ValidationContext) => {
  let operations = 0;
  return {
    Document: {
      leave(document) {
        let fields = 0;
        visit(document, {
          Field() {
            fields += 1;
          },
        });
        if (operations !== 1) context.reportError(new GraphQLError('One operation a request'));
        if (fields > mostFields) context.reportError(new GraphQLError('Too many fields'));
      },
    },
    OperationDefinition(operation) {
      operations += 1;
      const names = fieldNames(operation);
      if (names.length > mostRootFields) context.reportError(new GraphQLError('Too many fields at the top'));
      if (names.includes('')) context.reportError(new GraphQLError('No fragments at the top'));
    },
  };
};

/** A mutation that moves money stands alone in its request: one idempotency key, one answer. */
export const oneMoneyMutation: ValidationRule = (context: ValidationContext) => ({
  OperationDefinition(operation) {
    if (operation.operation !== 'mutation') return;
    const names = fieldNames(operation);
    if (names.length > 1 && names.some((name) => moneyMutations.has(name))) {
      context.reportError(new GraphQLError('One money mutation a request'));
    }
  },
});

/** Where real customers are, nobody is told what could be asked. */
export const noIntrospection: ValidationRule = (context: ValidationContext) => ({
  Field({ name }) {
    if (name.value === '__schema' || name.value === '__type') {
      context.reportError(new GraphQLError('No introspection'));
    }
  },
});
